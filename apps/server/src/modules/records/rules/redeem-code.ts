import { randomInt } from 'node:crypto'

/** No 0 O 1 I, and capitals only, so that a code can be read out and typed. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const drawn = 9

/** Each place weighs an odd number, so that one wrong character is always seen. */
function checkOf(code: string): string {
  const sum = [...code].reduce((total, one, at) => total + characters.indexOf(one) * (2 * at + 1), 0)
  return characters.charAt(sum % characters.length)
}

/** A new code of ten characters, the last of which checks the others. Whether it is free only the database knows. */
export function newRedeemCode(): string {
  const code = Array.from({ length: drawn }, () => characters.charAt(randomInt(characters.length))).join('')
  return code + checkOf(code)
}

/** A code as it was typed, in the form in which it is kept; undefined when it cannot be one. */
export function readRedeemCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  const isOne = code.length === drawn + 1 && [...code].every((one) => characters.includes(one))
  return isOne && checkOf(code.slice(0, drawn)) === code.at(-1) ? code : undefined
}
