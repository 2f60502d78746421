import type { ReportFace } from '../engine/report-face.ts'

/** Words that a report shows, and those of one answer that it counts. */
const shownAtMost = 40
const countedAtMost = 20

/** Words that say nothing by themselves. */
const dull = new Set(
  '我们 你们 他们 可以 没有 这个 那个 一个 一下 已经 因为 所以 但是 还是 the and for are was were not with this that have has had you'.split(
    ' ',
  ),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The telling words of a text, each once. What has digits in it is left out: numbers of phones and cards are nobody's word. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(text.toLowerCase())) {
    if (words.size >= countedAtMost) break
    const isTelling = isWordLike === true && [...segment].length > 1 && !/\d/.test(segment) && !dull.has(segment)
    if (isTelling) words.add(segment)
  }
  return [...words]
}

/** What people write about, the most frequent words first. */
export const wordsReport: ReportFace<unknown, string> = {
  points: (answer) => wordsOf(answer).map((word) => ({ count: word })),
  keptAtMost: 400,
  finish: ({ answered, counts }) => ({
    shape: 'words',
    answered,
    words: Object.entries(counts)
      .map(([word, count]) => ({ word, count }))
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, shownAtMost),
  }),
}
