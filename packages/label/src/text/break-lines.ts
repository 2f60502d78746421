import { type Cluster, totalWidth } from './measure.ts'

/** Letters that end what stands before them: none may begin a line. */
const closers = new Set('，。、；：？！）】》〉」』〕］｝”’…—·～％‰°℃々ー,.!?:;)]}>%\'"'.split(''))
/** Letters that belong to what follows: none may end a line. */
const openers = new Set('（【《〈「『〔［｛“‘￥＄([{<$¥€£№#@'.split(''))
/** Where a word that is longer than a line is broken rather than anywhere. */
const joints = new Set('/-_.?&=+,;:'.split(''))
/** How full a line must be for a word to be broken at its joint. */
const fullEnough = 0.4
const rounding = 1e-9

export interface BrokenText {
  lines: Cluster[][]
  /** A word was broken inside. */
  brokeWord: boolean
  /** A letter alone is wider than the line. */
  tooWide: boolean
}

/** Breaks one line of text by Chinese rules into lines of at most `most` em. Spaces at a break are left out. */
export function breakLines(clusters: readonly Cluster[], most: number): BrokenText {
  const lines: Cluster[][] = []
  let brokeWord = false
  let line: Cluster[] = []
  const isFull = (more: readonly Cluster[]) => totalWidth(line) + totalWidth(withoutEnd(more)) > most + rounding
  for (const word of wordsOf(clusters)) {
    if (line.length > 0 && isFull(word)) {
      lines.push(withoutEnd(line))
      line = []
    }
    let rest = word
    while (isFull(rest) && rest.length > 1) {
      const end = breakInside(rest, most)
      lines.push(rest.slice(0, end))
      rest = rest.slice(end)
      brokeWord = true
    }
    line = [...line, ...rest]
  }
  lines.push(withoutEnd(line))
  return { lines, brokeWord, tooWide: clusters.some(({ width }) => width > most + rounding) }
}

/** Headings have so few lines; longer text reads well as it falls. */
const fewLines = 4
/** A last line shorter than this share of the room looks forgotten. */
const shortLast = 0.4
const steps = 6

/** The same number of lines, but a few letters are not left alone on the last one: 临时/停车 rather than 临时停/车. */
export function breakEvenly(clusters: readonly Cluster[], most: number): BrokenText {
  const broken = breakLines(clusters, most)
  const count = broken.lines.length
  const isShort = totalWidth(broken.lines.at(-1) ?? []) < most * shortLast
  if (count < 2 || count > fewLines || broken.brokeWord || !isShort) return broken
  let best = broken
  let [low, high] = [totalWidth(clusters) / count, most]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    const narrower = breakLines(clusters, middle)
    if (narrower.lines.length > count || narrower.brokeWord) low = middle
    else [best, high] = [narrower, middle]
  }
  return best
}

/** Runs that no line may break, each with the spaces after it. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = []
  clusters.forEach((cluster, at) => {
    const before = clusters[at - 1]
    if (before && !mayBreak(before.text, cluster.text)) words.at(-1)?.push(cluster)
    else words.push([cluster])
  })
  return words
}

function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return false
  if (before === ' ') return true
  if (closers.has(after) || openers.has(before)) return false
  return !(isLatin(before) && isLatin(after))
}

/** Words of letters, digits and what joins them; all else (ideographs, kana, emoji) may stand alone. */
function isLatin(text: string): boolean {
  const point = text.codePointAt(0) ?? 0
  return point < 0x1100 || (point >= 0x1e00 && point < 0x2030)
}

/** How much of a word that is too long goes on its first line; at least one cluster. */
function breakInside(word: readonly Cluster[], most: number): number {
  let end = 0
  let width = 0
  let joint = 0
  for (const cluster of word) {
    width += cluster.width
    if (width > most + rounding) break
    end++
    if (joints.has(cluster.text) && width >= most * fullEnough) joint = end
  }
  if (joint > 0) return joint
  // A mark that would begin the next line takes the letter before it along.
  while (end > 1 && closers.has(word[end]?.text ?? '') && !closers.has(word[end - 1]?.text ?? '')) end--
  return Math.max(1, end)
}

function withoutEnd(line: readonly Cluster[]): Cluster[] {
  return line.slice(0, line.findLastIndex(({ text }) => text !== ' ') + 1)
}
