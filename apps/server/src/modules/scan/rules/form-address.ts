/** Where a form is filled, so that it knows the code that led there. */
export const formAddress = (path: string, id: string): string => `${path}?code=${id}`
