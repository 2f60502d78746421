import type { TextLook } from '../design.ts'
import { breakEvenly, breakLines } from './break-lines.ts'
import { cleanLines } from './clean-text.ts'
import { type Cluster, clustersOf, ellipsis, totalWidth } from './measure.ts'

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
  const paragraphs = cleanLines(text).map((line) => clustersOf(line, look.bold))
  const most = Math.min(look.size, space.height / lineHeight)
  if (paragraphs.every((clusters) => clusters.length === 0)) return { size: most, lines: [], cut: false }
  const sizes = { least: Math.min(most, leastSize(look)), most }
  const whole = look.fit === 'cut' ? undefined : largest(paragraphs, look.fit, sizes, space)
  return whole ?? cutOff(paragraphs, look, look.fit === 'cut' ? most : sizes.least, space)
}

function leastSize({ size, fit }: Pick<TextLook, 'size' | 'fit'>): number {
  if (fit === 'shrink') return smallest.shrink
  return Math.max(smallest.wrap, size * leastShare)
}

type Sizes = { least: number; most: number }

function largest(paragraphs: Cluster[][], fit: 'wrap' | 'shrink', sizes: Sizes, space: Space): FittedText | undefined {
  if (fit === 'shrink') return search(sizes, (size) => setUnbroken(paragraphs, size, space))
  const any = search(sizes, (size) => setBroken(paragraphs, size, space, true))
  const whole = search(sizes, (size) => setBroken(paragraphs, size, space, false))
  return whole && any && whole.size >= any.size * wholeWordShare ? whole : any
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

const linesIn = (height: number, size: number) => Math.floor(height / size / lineHeight + rounding)
const textOf = (clusters: readonly Cluster[]) => clusters.map(({ text }) => text).join('')

function setUnbroken(paragraphs: Cluster[][], size: number, { width, height }: Space): FittedText | undefined {
  const fits = paragraphs.every((clusters) => totalWidth(clusters) * size <= width + rounding)
  return fits && paragraphs.length <= linesIn(height, size) ? finish(paragraphs, size) : undefined
}

function setBroken(paragraphs: Cluster[][], size: number, { width, height }: Space, breakWords: boolean) {
  const lines: Cluster[][] = []
  const capacity = linesIn(height, size)
  for (const clusters of paragraphs) {
    const broken = breakEvenly(clusters, width / size)
    lines.push(...broken.lines)
    if (broken.tooWide || lines.length > capacity || (broken.brokeWord && !breakWords)) return undefined
  }
  return finish(lines, size)
}

function finish(lines: Cluster[][], size: number, cut = false): FittedText {
  return { size, lines: lines.map(textOf), cut }
}

/** What has room, and '…' where something is missing. */
function cutOff(paragraphs: Cluster[][], look: Pick<TextLook, 'bold' | 'fit'>, size: number, { width, height }: Space) {
  const most = width / size
  const [mark] = clustersOf(ellipsis, look.bold)
  if (!mark || mark.width > most + rounding) return finish([], size, true)
  const all = look.fit === 'wrap' ? paragraphs.flatMap((clusters) => breakLines(clusters, most).lines) : paragraphs
  const shown = all.slice(0, linesIn(height, size))
  const misses = all.length > shown.length
  const lines = shown.map((line, at) => {
    const isWhole = totalWidth(line) <= most + rounding && !(misses && at === shown.length - 1)
    return isWhole ? line : [...startOf(line, most - mark.width), mark]
  })
  return finish(
    lines,
    size,
    lines.some((line, at) => line !== shown[at]),
  )
}

function startOf(line: readonly Cluster[], most: number): Cluster[] {
  let width = 0
  const end = line.findIndex((cluster) => (width += cluster.width) > most + rounding)
  return end < 0 ? [...line] : line.slice(0, end)
}
