import { type ShapeSheet, shapesToSvg } from '@matai/qr'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import { outlined } from '../../pdf/outline-text.ts'
import { pixelsAcross } from '../print-measures.ts'

/** A sheet whose unit is the millimetre, as SVG with its size on paper. */
export function sheetSvg(sheet: ShapeSheet): string {
  return shapesToSvg(sheet, { width: `${sheet.width}mm`, height: `${sheet.height}mm` })
}

/** The same in pixels, its letters set as in the PDF: a renderer with fonts of its own sets rare ones otherwise. */
export function rasteriseSheet(sheet: ShapeSheet, dpi: number): RenderedImage {
  const value = pixelsAcross({ mm: sheet.width, dpi })
  const svg = sheetSvg({ ...sheet, shapes: outlined(sheet.shapes) })
  return new Resvg(svg, { fitTo: { mode: 'width', value }, font: { loadSystemFonts: false } }).render()
}
