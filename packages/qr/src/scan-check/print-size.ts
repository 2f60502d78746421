import type { QrStyle } from '../style.ts'
import type { ReasonKey } from './reasons.ts'
import { modulesAcross } from './rules.ts'
import { leastPrintedModule, MILLIMETRES_PER_INCH, vectorDpi } from './size-advice.ts'

/** A width on paper in millimetres; `dpi` of what has pixels of its own, absent for lines (PDF, SVG). */
export interface PrintMeasure {
  mm: number
  dpi?: number | undefined
  /** Millimetres of the smallest module that somebody read from this printer's ladder; absent: nobody tried. */
  ladder?: number | undefined
}

/** Printer dots that a module needs: with fewer its edges fall between dots and decoders start to fail. */
const LEAST_MODULE_DOTS = 3
/** What lines are printed with, as a rule. */
const USUAL_DPI = 300
/** The finest that pictures are drawn. */
const FINEST_DPI = 600
const STEP = 0.5

/** Millimetres that a picture in this style must be wide, its margin and frame included; rounded up to halves. */
export function leastPrint(content: string, style: QrStyle, { dpi, ladder }: Omit<PrintMeasure, 'mm'> = {}): number {
  // What was read from paper says more than dots that were counted; pixels of a picture are not of the printer's making.
  const dots = dpi === undefined && ladder ? 0 : (LEAST_MODULE_DOTS * MILLIMETRES_PER_INCH) / (dpi ?? USUAL_DPI)
  const exact = Math.max(ladder ?? leastPrintedModule, dots) * modulesAcross(content, style)
  return Math.ceil(exact / STEP - 1e-6) * STEP
}

/** What keeps a picture from being printed at a width, with the numbers that the reason names and what would help. */
export interface PrintProblem {
  reason: ReasonKey
  params: Record<string, number>
  repair: { mm?: number; dpi?: number; level?: QrStyle['level'] }
}

/**
 * Undefined when every module has three dots of the printer and a quarter of a millimetre, or what its ladder showed. Where
 * lines would be fine enough, the way out is a PDF or more dots; else a larger width, less text, or a lower level where
 * there is one.
 */
export function printProblem(content: string, style: QrStyle, measure: PrintMeasure): PrintProblem | undefined {
  const { mm, dpi, ladder } = measure
  const least = leastPrint(content, style, measure)
  if (mm >= least - 1e-6) return undefined
  const lines = leastPrint(content, style, { ladder })
  if (dpi !== undefined && mm >= lines - 1e-6) {
    const finer = Math.ceil((dpi * least) / mm / 100) * 100
    const repair = finer <= FINEST_DPI ? { dpi: finer } : { mm: least }
    return { reason: 'qr.reasonPrintTooCoarse', params: { mm, dpi, least, lines }, repair }
  }
  const isHigh = style.level === 'H' && leastPrint(content, { ...style, level: 'L' }, { ladder }) < lines
  const reason = isHigh ? 'qr.reasonPrintTooSmallHigh' : 'qr.reasonPrintTooSmall'
  return { reason, params: { mm, least: Math.max(least, lines), lines }, repair: { mm: Math.max(least, lines) } }
}

/** Dots an inch at which a print is looked at when its shapes are judged: as a printer draws lines. */
export function judgedDpi({ ladder }: Pick<PrintMeasure, 'ladder'>): number {
  return Math.ceil(vectorDpi * Math.max(1, leastPrintedModule / (ladder ?? leastPrintedModule)))
}
