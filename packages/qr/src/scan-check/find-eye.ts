import type { Grey } from './pixels.ts'

/** A square part of a picture, in pixels. */
export interface Box {
  left: number
  top: number
  side: number
}

// Widths of the dark and light pieces on a line through the middle of an eye, and how far off decoders let them be.
const pattern = [1, 1, 3, 1, 1]
const MODULES = 7
const TOLERANCE = 0.5

/** Whether the box holds what a decoder would take for one of the code's eyes: the pattern across, and down through its middle. */
export function findEye(grey: Grey, box: Box): boolean {
  const threshold = meanOf(grey, box)
  const isDark = (x: number, y: number) => (grey.data[y * grey.width + x] ?? 255) < threshold
  for (let y = box.top; y < box.top + box.side; y++) {
    const row = middles(box.side, (at) => isDark(box.left + at, y))
    for (const middle of row) {
      const x = box.left + Math.round(middle)
      const column = middles(box.side, (at) => isDark(x, box.top + at))
      if (column.some((at) => Math.abs(box.top + at - y) <= box.side / 10)) return true
    }
  }
  return false
}

/** The middles of all places on a line where the pattern stands. */
function middles(length: number, isDark: (at: number) => boolean): number[] {
  const borders: number[] = []
  for (let at = 0; at <= length; at++) {
    const before = at > 0 && isDark(at - 1)
    const here = at < length && isDark(at)
    if (before !== here) borders.push(at)
  }
  const found: number[] = []
  // Dark pieces begin at even borders; five pieces have six borders.
  for (let first = 0; first + 5 < borders.length; first += 2) {
    const [start, ...ends] = borders.slice(first, first + 6) as [number, ...number[]]
    const unit = ((ends[4] ?? start) - start) / MODULES
    const widths = ends.map((end, piece) => end - (piece === 0 ? start : (ends[piece - 1] ?? start)))
    const fits = widths.every((width, piece) => {
      const modules = pattern[piece] ?? 1
      return Math.abs(width - modules * unit) <= TOLERANCE * unit * Math.min(modules, 2)
    })
    if (fits) found.push(start + (unit * MODULES) / 2)
  }
  return found
}

function meanOf({ data, width }: Grey, { left, top, side }: Box): number {
  let sum = 0
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) sum += data[y * width + x] ?? 0
  }
  return sum / (side * side)
}
