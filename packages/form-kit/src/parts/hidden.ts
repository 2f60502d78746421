/** Stands for each letter that is hidden. */
export const hiddenLetter = '•'

/** A text of which only the ends can be read; a short one is hidden altogether. */
export function endsOnly(text: string, first: number, last: number): string {
  const letters = [...text]
  const most = letters.length <= first + last ? letters.length : letters.length - first - last
  const from = most === letters.length ? 0 : first
  return letters.map((letter, at) => (at >= from && at < from + most ? hiddenLetter : letter)).join('')
}
