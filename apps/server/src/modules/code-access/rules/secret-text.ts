/** What seals the passwords of codes. */
export const accessPasswords = 'access passwords'

/** Where the password of a code stands. */
export function placeOfCode(accountId: number, qrCodeId: string): string {
  return `${accountId}/${qrCodeId}`
}
