import { sheetPdf } from '../sheet-pdf.ts'
import { withDensity } from '../print-measures.ts'
import { type LabelOrder, layoutOrder } from './label-order.ts'
import { type LabelProblem, labelProblem } from './label-problem.ts'
import { rasteriseSheet, sheetSvg } from './raster.ts'

/** A label every code of which was read back from the label's own pixels, or what keeps one from being read. */
export type LabelDrawn = { ok: true; body: Uint8Array<ArrayBuffer> } | { ok: false; problem: LabelProblem }

/** Draws, then reads what was drawn. Takes some tenths of a second of CPU: run it in a drawing thread. */
export async function renderLabel(order: LabelOrder): Promise<LabelDrawn> {
  const sheet = layoutOrder(order)
  const problem = await labelProblem(order, sheet)
  if (problem) return { ok: false, problem }
  switch (order.format) {
    case 'svg':
      return { ok: true, body: new TextEncoder().encode(sheetSvg(sheet)) }
    case 'pdf':
      return { ok: true, body: await sheetPdf(sheet, order.data.name, sheet.width) }
    case 'png': {
      const png = new Uint8Array(rasteriseSheet(sheet, order.dpi).asPng())
      return { ok: true, body: withDensity(png, order.dpi) }
    }
  }
}
