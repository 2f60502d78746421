/** Letters of a number: without I and O, which look like digits on a label. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const perLetter = 99
/** No place is beyond it: they are kept in 32 bits. */
const placeMax = 2 ** 31 - 1

/** Half of a number by its place from 0: A01 … A99, B01 … Z99, AA01 … */
export function halfOf(place: number): string {
  let rest = Math.floor(place / perLetter)
  let word = ''
  do {
    word = (letters[rest % letters.length] ?? '') + word
    rest = Math.floor(rest / letters.length) - 1
  } while (rest >= 0)
  return word + String((place % perLetter) + 1).padStart(2, '0')
}

/** The place of a half; null when it is none. */
export function placeOfHalf(half: string): number | null {
  const [, word, digits] = /^([A-HJ-NP-Z]{1,8})(\d\d)$/.exec(half) ?? []
  if (!word || !digits || digits === '00') return null
  const rank = [...word].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter) + 1, 0) - 1
  const place = rank * perLetter + Number(digits) - 1
  return place <= placeMax ? place : null
}

/** The number of a code by the places of its template in the account and of itself in the template, such as M16-Z41. */
export function batchNumber(template: number, child: number): string {
  return `${halfOf(template)}-${halfOf(child)}`
}

/** What of a number a text says, by the places of its halves; `start`: how the number begins. */
export type NumberPart =
  | { says: 'half'; place: number }
  | { says: 'child'; child: number }
  | { says: 'start'; template: number; start: string }
  | { says: 'whole'; template: number; child: number }

/** A number or a part of it in whatever case: M16-Z41, M16, Z41, -Z41, M16-Z. Null when it is none. */
export function numberPart(text: string): NumberPart | null {
  const [front = '', behind, ...more] = text.toUpperCase().split('-')
  if (more.length > 0) return null
  const template = placeOfHalf(front)
  if (behind === undefined) return template === null ? null : { says: 'half', place: template }
  const child = placeOfHalf(behind)
  if (front === '') return child === null ? null : { says: 'child', child }
  if (template === null) return null
  if (child !== null) return { says: 'whole', template, child }
  return /^[A-HJ-NP-Z]{0,8}\d?$/.test(behind) ? { says: 'start', template, start: `${front}-${behind}` } : null
}
