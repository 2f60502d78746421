import { boldAdvances, regularAdvances } from './advances.ts'

/** What is never split: a letter with its marks, or an emoji with all its parts. `width` in em. */
export interface Cluster {
  text: string
  width: number
}

/** The ellipsis of Chinese and Latin text alike. */
export const ellipsis = '…'

const tables = { regular: readTable(regularAdvances), bold: readTable(boldAdvances) }
const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** Emoji fonts differ; this is more than the widest of them takes for one picture. */
const emojiWidth = 1.4
const emojiPart = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20E3}/u
/** What holds the parts of an emoji together or chooses between its looks. */
const joiner = /\u{200D}|[\u{FE00}-\u{FE0F}]|[\u{E0020}-\u{E007F}]/u
/** ©, ® and ™ count as pictures too, but are letters unless a selector says otherwise. */
const firstEmoji = 0x2139

function readTable(runs: readonly string[]): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  for (const run of runs) {
    const [first = '', values = ''] = run.split(':')
    values.split(' ').forEach((value, at) => widths.set(Number.parseInt(first, 16) + at, Number(value) / 1000))
  }
  return widths
}

/** The clusters of one line with their widths: never less than what a renderer takes, kerning included. */
export function clustersOf(text: string, bold: boolean): Cluster[] {
  const table = bold ? tables.bold : tables.regular
  return Array.from(segmenter.segment(text), ({ segment }) => ({ text: segment, width: clusterWidth(segment, table) }))
}

/** Width of one line in em. */
export function widthOf(text: string, bold: boolean): number {
  return totalWidth(clustersOf(text, bold))
}

function totalWidth(clusters: readonly Cluster[]): number {
  return clusters.reduce((sum, { width }) => sum + width, 0)
}

function clusterWidth(text: string, table: ReadonlyMap<number, number>): number {
  const withPictures = isEmoji(text)
  let width = 0
  for (const letter of text) {
    if (withPictures && joiner.test(letter)) continue
    width += withPictures && emojiPart.test(letter) ? emojiWidth : (table.get(letter.codePointAt(0) ?? 0) ?? 1)
  }
  return width
}

function isEmoji(text: string): boolean {
  const isPicture = (text.codePointAt(0) ?? 0) >= firstEmoji || text.includes('\u{FE0F}') || text.includes('\u{20E3}')
  return isPicture && emojiPart.test(text)
}
