/** The page to open anew, because the person is known better than when it was opened; empty for none. */
let path = ''

export const openAgain = (next: string): void => void (path = next)

/** Answers it once. */
export function takeAgain(): string {
  const next = path
  path = ''
  return next
}
