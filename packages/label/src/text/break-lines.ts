import type { Cluster } from './measure.ts'
import { mayNotBegin, type Paragraph, type Word } from './words.ts'

/** Where a word that is longer than a line is broken rather than anywhere. */
const joints = new Set('/-_.?&=+,;:'.split(''))
/** How full a line must be for a word to be broken at its joint. */
const fullEnough = 0.4
const rounding = 1e-9

/** Clusters `from` up to `to`, without spaces at the end; width in em. */
export interface Line {
  from: number
  to: number
  width: number
}

export interface BrokenText {
  lines: Line[]
  /** A word was broken inside. */
  brokeWord: boolean
  /** A letter alone is wider than the line. */
  tooWide: boolean
}

/** Breaks a paragraph by Chinese rules into lines of at most `most` em. Spaces at a break are left out. */
export function breakLines({ clusters, words, widest }: Paragraph, most: number): BrokenText {
  return { ...fill(clusters, words, most), tooWide: widest > most + rounding }
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
export function breakEvenly(paragraph: Paragraph, most: number): BrokenText {
  const { clusters, words, phrases, width } = paragraph
  const broken = breakLines(paragraph, most)
  const count = broken.lines.length
  if (count < 2 || count > fewLines || broken.brokeWord) return broken
  const byPhrase = fill(clusters, phrases, most)
  const isTorn = byPhrase.lines.slice(0, -1).some((line) => line.width < most * short.other)
  if (byPhrase.lines.length === count && !byPhrase.brokeWord && !isTorn) return { ...broken, ...byPhrase }
  if ((broken.lines.at(-1)?.width ?? 0) >= most * short.last) return broken
  let best: Omit<BrokenText, 'tooWide'> = broken
  let [low, high] = [width / count, most]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    const narrower = fill(clusters, words, middle)
    if (narrower.lines.length > count || narrower.brokeWord) low = middle
    else [best, high] = [narrower, middle]
  }
  return { ...broken, ...best }
}

function fill(clusters: readonly Cluster[], words: readonly Word[], most: number): Omit<BrokenText, 'tooWide'> {
  const lines: Line[] = []
  let brokeWord = false
  let line: Line = { from: 0, to: 0, width: 0 }
  /** Width of the line with the spaces at its end. */
  let taken = 0
  for (const word of words) {
    if (taken > 0 && taken + word.solid > most + rounding) {
      lines.push(line)
      line = { from: word.from, to: word.from, width: 0 }
      taken = 0
    }
    let { from, width, solid } = word
    while (taken === 0 && solid > most + rounding && word.end - from > 1) {
      const piece = pieceOf(clusters, from, word.end, most)
      lines.push(piece)
      brokeWord = true
      from = piece.to
      width -= piece.width
      solid -= piece.width
      line = { from, to: from, width: 0 }
    }
    if (solid > 0) line = { from: line.from, to: word.end, width: taken + solid }
    taken += width
  }
  lines.push(line)
  return { lines, brokeWord }
}

/** What of a word that is too long goes on the next line; at least one cluster, never all of it. */
function pieceOf(clusters: readonly Cluster[], from: number, end: number, most: number): Line {
  let to = from
  let width = 0
  let joint: Line | undefined
  for (; to < end - 1; to++) {
    const cluster = clusters[to]
    if (!cluster || (to > from && width + cluster.width > most + rounding)) break
    width += cluster.width
    if (joints.has(cluster.text) && width >= most * fullEnough) joint = { from, to: to + 1, width }
  }
  if (joint) return joint
  // A mark that would begin the next line takes the letter before it along.
  const begins = (at: number) => mayNotBegin(clusters[at]?.text ?? '')
  while (to - from > 1 && begins(to) && !begins(to - 1)) {
    to--
    width -= clusters[to]?.width ?? 0
  }
  return { from, to, width }
}
