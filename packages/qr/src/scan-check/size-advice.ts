import { LEAST_MODULE_PIXELS } from './rules.ts'

/** How it is printed; a number is the smallest module that a printer is known to print clearly. Millimetres everywhere. */
export type Printing = 'phone' | 'thermal' | number

export interface CodeMeasures {
  /** Modules on one side of the code, without margin. */
  modules: number
  /** Quiet zone on each side, in modules. */
  margin: number
}

const DISTANCE_PER_WIDTH = 10
const leastModules = { phone: 0.33, thermal: 0.4 }
const leastModule = (printing: Printing) => (typeof printing === 'number' ? printing : leastModules[printing])
export const MILLIMETRES_PER_INCH = 25.4
/** Millimetres that a printed module needs however fine the printer is: phones focus no nearer. More is advised. */
export const leastPrintedModule = 0.25

/**
 * The smallest width of a printed code, its margin included, that phones read from a distance: code without margin a
 * tenth of the distance, and no module under 0.33 mm, or 0.4 mm on thermal label printers, whose dots (1/8 mm at
 * 203 dpi) bleed. Rules of thumb of the trade (DENSO WAVE asks for 4 printer dots a module); rounded up to 0.1 mm.
 */
export function adviseSize(
  { modules, margin, distance }: CodeMeasures & { distance: number },
  printing: Printing = 'phone',
): number {
  const module = Math.max(distance / DISTANCE_PER_WIDTH / modules, leastModule(printing))
  return Math.ceil(module * (modules + 2 * margin) * 10 - 1e-6) / 10
}

/**
 * The other way round: from how far a code of a printed width, its margin included, is read; rounded down to whole
 * millimetres. 0 when its modules are too small for any distance.
 */
export function adviseDistance(
  { modules, margin, width }: CodeMeasures & { width: number },
  printing: Printing = 'phone',
): number {
  const module = width / (modules + 2 * margin)
  if (module < leastModule(printing) - 1e-6) return 0
  return Math.floor(module * modules * DISTANCE_PER_WIDTH + 1e-6)
}

/** Pixels across a picture of a printed width at a resolution. */
export function pixelsFor({ width, dpi }: { width: number; dpi: number }): number {
  return Math.round((width / MILLIMETRES_PER_INCH) * dpi)
}

/**
 * A drawing in lines has no pixels of its own, and printers draw it as finely as they can. It is looked at so finely
 * that a module has enough pixels when it is wide enough on paper.
 */
export const vectorDpi = Math.ceil((LEAST_MODULE_PIXELS / leastPrintedModule) * MILLIMETRES_PER_INCH)
