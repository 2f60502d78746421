import type { Cluster } from './measure.ts'

/** Letters that end what stands before them: none may begin a line. */
const closers = new Set('，。、；：？！）】》〉」』〕］｝”’…—·～％‰°℃々ー,.!?:;)]}>%\'"'.split(''))
/** Letters that belong to what follows: none may end a line. */
const openers = new Set('（【《〈「『〔［｛“‘￥＄([{<$¥€£№#@'.split(''))
/** Marks after which a phrase is over; a colon belongs to what follows. */
const pauses = new Set('，。、；？！）】》〉」』,.!?;)]—…·/'.split(''))

/** A run of clusters that no line may break, from `from` up to `to`, with the spaces after it. Widths in em. */
export interface Word {
  from: number
  to: number
  width: number
  /** Where its spaces begin, and its width without them. */
  end: number
  solid: number
}

/** A line of text that can be broken again and again. */
export interface Paragraph {
  clusters: readonly Cluster[]
  words: readonly Word[]
  /** Longer runs: what is read in one breath. */
  phrases: readonly Word[]
  width: number
  /** Width of its widest cluster. */
  widest: number
}

export function paragraphOf(clusters: readonly Cluster[]): Paragraph {
  const words = runsOf(clusters, mayBreakLine)
  const phrases = runsOf(clusters, mayBreakPhrase)
  const width = words.reduce((sum, word) => sum + word.width, 0)
  return { clusters, words, phrases, width, widest: Math.max(0, ...clusters.map((cluster) => cluster.width)) }
}

export const mayNotBegin = (text: string) => closers.has(text)

function runsOf(clusters: readonly Cluster[], mayBreak: typeof mayBreakLine): Word[] {
  const runs: Word[] = []
  let run: Word | undefined
  let before = ''
  for (const [at, { text, width }] of clusters.entries()) {
    if (!run || mayBreak(before, text)) {
      run = { from: at, to: at, width: 0, end: at, solid: 0 }
      runs.push(run)
    }
    run.to = at + 1
    run.width += width
    if (text !== ' ') {
      run.end = at + 1
      run.solid = run.width
    }
    before = text
  }
  return runs
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
