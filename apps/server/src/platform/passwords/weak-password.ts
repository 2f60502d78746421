import { readFileSync } from 'node:fs'

/** Why a password is among the first that somebody would try. */
export type Weakness = 'common' | 'ownNumber' | 'repeated' | 'sequence'

let common: Set<string> | undefined

/** Read when somebody first chooses a password: most processes never need it. */
function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  return common
}

/** Keys that lie side by side, and the orders that everybody knows. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** `mobile` is the person's number in E.164. Undefined: nothing speaks against the password. */
export function weaknessOf(password: string, mobile: string | null): Weakness | undefined {
  const plain = password.toLowerCase()
  if (isOwnNumber(plain, mobile)) return 'ownNumber'
  if (isRepeated(plain)) return 'repeated'
  if (isSequence(plain)) return 'sequence'
  return commonPasswords().has(plain) ? 'common' : undefined
}

function isOwnNumber(plain: string, mobile: string | null): boolean {
  const digits = plain.replace(/\D/g, '')
  if (!mobile || digits.length < 7 || digits.length < plain.length - 3) return false
  return mobile.endsWith(digits) || digits.endsWith(mobile.slice(1))
}

/** One to four characters again and again, blanks among them: 11111111, abababab, 12341234. */
function isRepeated(plain: string): boolean {
  return plain.trim() === '' || /^(.{1,4}?)\1+$/su.test(plain)
}

/** One order from its beginning to its end, maybe gone through again: 12345678, hgfedcba, 1234567890123. */
function isSequence(plain: string): boolean {
  return sequences.some((row) => (row + row.slice(row.startsWith('0') || row.startsWith('1') ? 1 : 0)).includes(plain))
}
