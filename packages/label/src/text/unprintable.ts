import { letterRuns } from './letters.ts'

/** What has no shape of its own: marks of direction, joiners, variants, breaks. */
const shapeless = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/u

let known: { from: number; to: number }[] | undefined

function runs(): { from: number; to: number }[] {
  let at = 0
  known ??= letterRuns.split(' ').map((run) => {
    const [step = '', more = '0'] = run.split('-')
    const from = at + Number.parseInt(step, 36)
    at = from + Number.parseInt(more, 36)
    return { from, to: at }
  })
  return known
}

function isKnown(point: number): boolean {
  const all = runs()
  let [low, high] = [0, all.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const run = all[middle]
    if (!run || point < run.from) high = middle - 1
    else if (point > run.to) low = middle + 1
    else return true
  }
  return false
}

const isPrintable = (letter: string) => isKnown(letter.codePointAt(0) ?? 0) || shapeless.test(letter)
/** All that most texts are made of. */
const plain = /^[\u0020-\u007e\u4e00-\u9fa5\uff01-\uff5e\u3001\u3002]*$/

/** The letters of a text that no font of ours has, each once: on labels boxes stand for them. */
export function unprintableIn(text: string): string[] {
  if (plain.test(text)) return []
  return [...new Set(Array.from(text.toWellFormed()).filter((letter) => !isPrintable(letter)))]
}

/** What stands where no font has a letter: better seen than gone, and on every screen what is printed. */
export const missingLetter = '\u25a1'

/** The text as it is printed. */
export function withBoxes(text: string): string {
  if (plain.test(text)) return text
  return Array.from(text.toWellFormed(), (letter) => (isPrintable(letter) ? letter : missingLetter)).join('')
}

/** Letters that are named one by one. */
const mostNamed = 8

/** How many labels have letters that print as boxes, and which ones, the most frequent first; for a sentence. */
export function sumUnprintable(each: Iterable<readonly string[]>): { labels: number; letters: string } {
  const counts = new Map<string, number>()
  let labels = 0
  for (const letters of each) {
    if (letters.length > 0) labels += 1
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  const all = [...counts].toSorted(([, a], [, b]) => b - a).map(([letter]) => letter)
  const named = all.slice(0, mostNamed).join(' ')
  return { labels, letters: all.length > mostNamed ? `${named} …` : named }
}
