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
/** Marks after which a phrase is over; a colon belongs to what follows. */
const pauses = new Set('，。、；？！）】》〉」』,.!?;)]—…·/'.split(''))

export interface BrokenText {
  lines: Cluster[][]
  /** A word was broken inside. */
  brokeWord: boolean
  /** A letter alone is wider than the line. */
  tooWide: boolean
}

/** Breaks one line of text by Chinese rules into lines of at most `most` em. Spaces at a break are left out. */
export function breakLines(clusters: readonly Cluster[], most: number, mayBreak = mayBreakLine): BrokenText {
  const lines: Cluster[][] = []
  let brokeWord = false
  let line: Cluster[] = []
  const isFull = (more: readonly Cluster[]) => totalWidth(line) + totalWidth(withoutEnd(more)) > most + rounding
  for (const word of wordsOf(clusters, mayBreak)) {
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
/** A last line shorter than this share of the room looks forgotten, any other one shorter than this torn. */
const short = { last: 0.4, other: 0.25 }
const steps = 6

/**
 * As many lines as `breakLines` makes, broken as a sign painter would: between phrases where that takes no more lines
 * (如需挪车，/请扫码联系我), and without a few letters alone on the last one (临时/停车 rather than 临时停/车).
 */
export function breakEvenly(clusters: readonly Cluster[], most: number): BrokenText {
  const broken = breakLines(clusters, most)
  const count = broken.lines.length
  if (count < 2 || count > fewLines || broken.brokeWord) return broken
  const phrases = breakLines(clusters, most, mayBreakPhrase)
  const isTorn = phrases.lines.slice(0, -1).some((line) => totalWidth(line) < most * short.other)
  if (phrases.lines.length === count && !phrases.brokeWord && !isTorn) return phrases
  if (totalWidth(broken.lines.at(-1) ?? []) >= most * short.last) return broken
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
function wordsOf(clusters: readonly Cluster[], mayBreak: typeof mayBreakLine): Cluster[][] {
  const words: Cluster[][] = []
  clusters.forEach((cluster, at) => {
    const before = clusters[at - 1]
    if (before && !mayBreak(before.text, cluster.text)) words.at(-1)?.push(cluster)
    else words.push([cluster])
  })
  return words
}

function mayBreakLine(before: string, after: string): boolean {
  if (after === ' ') return false
  if (before === ' ') return true
  if (closers.has(after) || openers.has(before)) return false
  return !(isLatin(before) && isLatin(after))
}

/** Only where a reader pauses: after spaces and marks, before brackets. */
function mayBreakPhrase(before: string, after: string): boolean {
  if (!mayBreakLine(before, after)) return false
  return before === ' ' || pauses.has(before) || openers.has(after)
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
