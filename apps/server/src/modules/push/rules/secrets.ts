/** What secrets of pushes are sealed for, and where each stands. */
export const pushSeal = 'secrets of pushes'
export const placeOfPush = (accountId: number, address: string): string => `${accountId} push ${address}`
