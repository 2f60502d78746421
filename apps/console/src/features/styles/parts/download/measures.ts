import type { PictureFormat, Style } from '@matai/contract'
import { StyleError, styleLimits } from '@matai/qr'
import { judgedDpi, pixelsFor, printProblem } from '@matai/qr/scan-check'
import type { Measure } from './fetch-download.ts'

/** What can be asked for on paper, both ends allowed. */
export const paperLimits = { mm: { min: 10, max: 300 }, dpi: [72, 150, 203, 300, 600] } as const

/** Whether a picture on paper is made of lines, so that its resolution is the printer's. */
export const isVector = (format: PictureFormat) => format === 'svg' || format === 'pdf'

/**
 * How finely a measure is looked at, to judge it: on paper as finely as a printer draws lines. Whether its own pixels are
 * fine enough says `printProblem`.
 */
export function judgedAt(measure: Measure, format: PictureFormat): Measure {
  if (!('mm' in measure)) return measure
  const fine = judgedDpi(measure)
  return { ...measure, dpi: isVector(format) ? fine : Math.max(fine, measure.dpi) }
}

/** What keeps a code from being printed at a measure; undefined for pixels, and for what cannot be drawn at all. */
export function printProblemAt(content: string, style: Style, measure: Measure, format: PictureFormat) {
  if (!('mm' in measure)) return undefined
  try {
    return printProblem(content, style, { ...measure, dpi: isVector(format) ? undefined : measure.dpi })
  } catch (error) {
    if (error instanceof StyleError) return undefined
    throw error
  }
}

export function pixelsOf(measure: Measure): number {
  return 'size' in measure ? measure.size : pixelsFor({ width: measure.mm, dpi: measure.dpi })
}

/** The style as large as it is going to be, as far as a browser has to draw it to judge it. */
export function styleAt(style: Style, pixels: number): Style {
  const { min, max } = styleLimits.size
  return { ...style, size: Math.min(max, Math.max(min, pixels)) }
}

/** The same measure, at least so many pixels wide; on paper it is the millimetres that count. */
export function enlarged(measure: Measure, pixels: number): Measure {
  return 'size' in measure ? { size: Math.max(measure.size, pixels) } : measure
}
