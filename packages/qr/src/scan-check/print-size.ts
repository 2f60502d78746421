import type { QrStyle } from '../style.ts'
import type { ReasonKey } from './reasons.ts'
import { modulesAcross } from './rules.ts'
import { leastPrintedModule, MILLIMETRES_PER_INCH, vectorDpi } from './size-advice.ts'

/** A width on paper in millimetres; `dpi` of what has pixels of its own, absent for lines (PDF, SVG). */
export interface PrintMeasure {
  mm: number
  dpi?: number | undefined
}

/** Printer dots that a module needs: with fewer its edges fall between dots and decoders start to fail. */
const LEAST_MODULE_DOTS = 3
/** What lines are printed with, as a rule. */
const USUAL_DPI = 300
/** The finest that pictures are drawn. */
const FINEST_DPI = 600
const STEP = 0.5

/** Millimetres that a picture in this style must be wide, its margin and frame included; rounded up to halves. */
export function leastPrint(content: string, style: QrStyle, dpi?: number): number {
  const dots = (LEAST_MODULE_DOTS * MILLIMETRES_PER_INCH) / (dpi ?? USUAL_DPI)
  const exact = Math.max(leastPrintedModule, dots) * modulesAcross(content, style)
  return Math.ceil(exact / STEP - 1e-6) * STEP
}

/** What keeps a picture from being printed at a width, with the numbers that the reason names and what would help. */
export interface PrintProblem {
  reason: ReasonKey
  params: Record<string, number>
  repair: { mm?: number; dpi?: number; level?: QrStyle['level'] }
}

/**
 * Undefined when every module has three dots of the printer and a quarter of a millimetre. Where lines would be fine enough, the way out is
 * a PDF or more dots; else a larger width, less text, or a lower level where there is one.
 */
export function printProblem(content: string, style: QrStyle, { mm, dpi }: PrintMeasure): PrintProblem | undefined {
  const least = leastPrint(content, style, dpi)
  if (mm >= least - 1e-6) return undefined
  const lines = leastPrint(content, style)
  if (dpi !== undefined && mm >= lines - 1e-6) {
    const finer = Math.ceil((dpi * least) / mm / 100) * 100
    const repair = finer <= FINEST_DPI ? { dpi: finer } : { mm: least }
    return { reason: 'qr.reasonPrintTooCoarse', params: { mm, dpi, least, lines }, repair }
  }
  const isHigh = style.level === 'H' && leastPrint(content, { ...style, level: 'L' }) < lines
  const reason = isHigh ? 'qr.reasonPrintTooSmallHigh' : 'qr.reasonPrintTooSmall'
  return { reason, params: { mm, least: Math.max(least, lines), lines }, repair: { mm: Math.max(least, lines) } }
}

/** How finely a printed picture is looked at when its shapes are judged: as a printer draws lines. */
export function judgedPixels({ mm }: PrintMeasure): number {
  return Math.round((mm / MILLIMETRES_PER_INCH) * vectorDpi)
}
