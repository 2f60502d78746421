import type { TextLook } from '../design.ts'
import { breakEvenly, breakLines, type Line } from './break-lines.ts'
import { cleanLines } from './clean-text.ts'
import { clustersOf, ellipsis } from './measure.ts'
import { type Paragraph, paragraphOf } from './words.ts'

/** Height of one line in em, the letters' own height and what is free between lines. */
export const lineHeight = 1.3
/** Letters end this far above the line's lower edge, in em: room for g, j and ç. */
export const descent = 0.29

/** Smallest size in millimetres to which text shrinks by itself; smaller is only what was asked to be. */
const smallest = { wrap: 1.5, shrink: 1 }
/** Text that breaks shrinks no further than this, so that headings stay headings. */
const leastShare = 0.5
/** Rather than breaking a word, text becomes this much smaller. */
const wholeWordShare = 0.7
const steps = 8
const rounding = 1e-9

export interface FittedText {
  /** Millimetres. */
  size: number
  lines: string[]
  /** Something had to be left out and '…' stands for it. */
  cut: boolean
}

interface Space {
  width: number
  height: number
}

/** Sets text into a box: lines and size with which nothing leaves it. Without lines when not even '…' has room. */
export function fitText(text: string, look: Pick<TextLook, 'size' | 'bold' | 'fit'>, space: Space): FittedText {
  const paragraphs = cleanLines(text).map((line) => paragraphOf(clustersOf(line, look.bold)))
  const most = Math.min(look.size, space.height / lineHeight)
  if (paragraphs.every(({ width }) => width === 0)) return { size: most, lines: [], cut: false }
  const sizes = { least: Math.min(most, leastSize(look)), most }
  const whole = look.fit === 'cut' ? undefined : largest(paragraphs, look.fit, sizes, space)
  return whole ?? cutOff(paragraphs, look, look.fit === 'cut' ? most : sizes.least, space)
}

function leastSize({ size, fit }: Pick<TextLook, 'size' | 'fit'>): number {
  if (fit === 'shrink') return smallest.shrink
  return Math.max(smallest.wrap, size * leastShare)
}

type Sizes = { least: number; most: number }

function largest(paragraphs: Paragraph[], fit: 'wrap' | 'shrink', sizes: Sizes, space: Space): FittedText | undefined {
  if (fit === 'shrink') return search(sizes, (size) => setUnbroken(paragraphs, size, space))
  const any = search(sizes, (size) => setBroken(paragraphs, size, space, true))
  const atAny = any && setBroken(paragraphs, any.size, space, false)
  if (!any || atAny) return atAny
  const whole = search({ ...sizes, most: any.size }, (size) => setBroken(paragraphs, size, space, false))
  return whole && whole.size >= any.size * wholeWordShare ? whole : any
}

/** The largest size that works, as near as makes no difference in print. */
function search({ least, most }: Sizes, attempt: (size: number) => FittedText | undefined): FittedText | undefined {
  const atMost = attempt(most)
  if (atMost) return atMost
  let found = attempt(least)
  let [low, high] = [least, most]
  for (let step = 0; found && step < steps; step++) {
    const middle = (low + high) / 2
    const better = attempt(middle)
    if (better) [found, low] = [better, middle]
    else high = middle
  }
  return found
}

/** A line and what it is cut from. */
type Cut = Line & Pick<Paragraph, 'clusters'>

const linesIn = (height: number, size: number) => Math.floor(height / size / lineHeight + rounding)
const wholeLine = ({ clusters, width }: Paragraph): Cut => ({ clusters, from: 0, to: clusters.length, width })

function textOf({ clusters, from, to }: Cut): string {
  let text = ''
  for (let at = from; at < to; at++) text += clusters[at]?.text ?? ''
  return text
}

function setUnbroken(paragraphs: Paragraph[], size: number, { width, height }: Space): FittedText | undefined {
  const fits = paragraphs.every((paragraph) => paragraph.width * size <= width + rounding)
  if (!fits || paragraphs.length > linesIn(height, size)) return undefined
  return { size, lines: paragraphs.map(wholeLine).map(textOf), cut: false }
}

function setBroken(paragraphs: Paragraph[], size: number, { width, height }: Space, breakWords: boolean) {
  const lines: Cut[] = []
  const capacity = linesIn(height, size)
  for (const paragraph of paragraphs) {
    const broken = breakEvenly(paragraph, width / size)
    for (const line of broken.lines) lines.push({ ...line, clusters: paragraph.clusters })
    if (broken.tooWide || lines.length > capacity || (broken.brokeWord && !breakWords)) return undefined
  }
  return { size, lines: lines.map(textOf), cut: false }
}

/** What has room, and '…' where something is missing. */
function cutOff(paragraphs: Paragraph[], look: Pick<TextLook, 'bold' | 'fit'>, size: number, { width, height }: Space) {
  const most = width / size
  const [mark] = clustersOf(ellipsis, look.bold)
  if (!mark || mark.width > most + rounding) return { size, lines: [], cut: true }
  const all =
    look.fit === 'wrap'
      ? paragraphs.flatMap((one) => breakLines(one, most).lines.map((line) => ({ ...line, clusters: one.clusters })))
      : paragraphs.map(wholeLine)
  const shown = all.slice(0, linesIn(height, size))
  const misses = all.length > shown.length
  const lines = shown.map((line, at) => {
    const isWhole = line.width <= most + rounding && !(misses && at === shown.length - 1)
    return textOf(isWhole ? line : startOf(line, most - mark.width)) + (isWhole ? '' : ellipsis)
  })
  return { size, lines, cut: misses || shown.some((line) => line.width > most + rounding) }
}

function startOf(line: Cut, most: number): Cut {
  let width = 0
  let to = line.from
  for (; to < line.to; to++) {
    width += line.clusters[to]?.width ?? 0
    if (width > most + rounding) break
  }
  return { ...line, to }
}
