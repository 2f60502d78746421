/** Letters of a number: without I and O, which look like digits on a label. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const perLetter = 99

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
  return rank * perLetter + Number(digits) - 1
}

/** The number of a code by the places of its template in the account and of itself in the template, such as M16-Z41. */
export function batchNumber(template: number, child: number): string {
  return `${halfOf(template)}-${halfOf(child)}`
}

/** Whether a text could be the number of a code, in whatever case. */
export function isBatchNumber(text: string): boolean {
  const halves = text.toUpperCase().split('-')
  return halves.length === 2 && halves.every((half) => placeOfHalf(half) !== null)
}
