import type { PictureFormat, Style } from '@matai/contract'
import { styleLimits } from '@matai/qr'
import { pixelsFor, vectorDpi } from '@matai/qr/scan-check'
import type { Measure } from './fetch-download.ts'

/** What can be asked for on paper, both ends allowed. */
export const paperLimits = { mm: { min: 10, max: 300 }, dpi: [72, 150, 200, 300] } as const

/** Whether a picture on paper is made of lines, so that its resolution is the printer's. */
export const isVector = (format: PictureFormat) => format === 'svg' || format === 'pdf'

/** How finely a measure is looked at, to judge it. */
export function judgedAt(measure: Measure, format: PictureFormat): Measure {
  return 'mm' in measure && isVector(format) ? { mm: measure.mm, dpi: vectorDpi } : measure
}

export function pixelsOf(measure: Measure): number {
  return 'size' in measure ? measure.size : pixelsFor({ width: measure.mm, dpi: measure.dpi })
}

/** The style as large as it is going to be, as far as a browser has to draw it to judge it. */
export function styleAt(style: Style, pixels: number): Style {
  const { min, max } = styleLimits.size
  return { ...style, size: Math.min(max, Math.max(min, pixels)) }
}

/** The same measure, at least so many pixels wide. */
export function enlarged(measure: Measure, pixels: number): Measure {
  if ('size' in measure) return { size: Math.max(measure.size, pixels) }
  const { mm, dpi } = measure
  return { mm: Math.min(paperLimits.mm.max, Math.max(mm, Math.ceil((pixels / dpi) * 25.4))), dpi }
}
