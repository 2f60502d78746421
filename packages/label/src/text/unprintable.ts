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

/** The letters of a text that no font of ours has, each once: in pictures and PDFs boxes would stand for them. */
export function unprintableIn(text: string): string[] {
  const missing = Array.from(text.toWellFormed()).filter(
    (letter) => !shapeless.test(letter) && !isKnown(letter.codePointAt(0) ?? 0),
  )
  return [...new Set(missing)]
}
