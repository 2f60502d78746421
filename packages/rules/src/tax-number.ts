const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** As it is kept: in capitals, without blanks. */
export const plainTaxNumber = (text: string): string => text.toUpperCase().replace(/\s/g, '')

/** A number of 18 signs with the check of GB 32100, or an old one of 15, 17 or 20. */
export function isTaxNumber(text: string): boolean {
  if (/^[0-9A-Z]{15}$|^[0-9A-Z]{17}$|^[0-9A-Z]{20}$/.test(text)) return true
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return false
  const sum = weights.reduce((total, weight, place) => total + weight * alphabet.indexOf(text[place] ?? ''), 0)
  return alphabet[(31 - (sum % 31)) % 31] === text[17]
}
