import { randomBytes } from 'node:crypto'

/** Crockford's 32: no I, L, O and U, so that a typed O is a zero and a typed I or L a one. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawn = 9

/** Each place weighs an odd number, so that one wrong character is always seen. */
function checkOf(code: string): string {
  const sum = [...code].reduce((total, one, at) => total + characters.indexOf(one) * (2 * at + 1), 0)
  return characters.charAt(sum % characters.length)
}

/** A new code of ten characters, the last of which checks the others: 45 random bits. */
export function newCouponCode(): string {
  const code = [...randomBytes(drawn)].map((byte) => characters.charAt(byte % characters.length)).join('')
  return code + checkOf(code)
}

/** So many different ones; whether they are free only the database knows. */
export function newCouponCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCouponCode())
  return [...codes]
}

/** What a code looks like, ours or somebody else's; anything else is no code. */
export const couponCodeShape = /^[0-9A-Z-]{4,32}$/

/** Codes of others keep their own characters. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]/gu, '')
    .toUpperCase()

/** What a scan or a person says, as codes it may be: the end of an address, with and without what is mistaken. */
export function readCouponCode(typed: string): string[] {
  const plain = plainCode(endOf(typed))
  const canonical = plain.replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const isOurs = canonical.length === drawn + 1 && [...canonical].every((one) => characters.includes(one))
  return [
    ...new Set([plain, ...(isOurs && checkOf(canonical.slice(0, drawn)) === canonical.at(-1) ? [canonical] : [])]),
  ]
}

/** `https://host/c/address/CODE` says the code. */
function endOf(typed: string): string {
  const [, code] = /\/c\/[2-9A-Za-z]{16}\/([^/?#]+)/.exec(typed) ?? []
  if (code === undefined) return typed
  try {
    return decodeURIComponent(code)
  } catch {
    return code // what cannot be decoded is unknown as it stands
  }
}
