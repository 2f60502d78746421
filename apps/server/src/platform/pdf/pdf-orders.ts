import type { ShapeSheet } from '@matai/qr'
import { createPdfWriter, type PageSize, type PdfOptions, type PdfWriter } from './pdf-writer.ts'

export interface PdfPage {
  sheet: ShapeSheet
  size: PageSize
}

export type PdfOrder<Page> = { begin: Omit<PdfOptions, 'write'> } | { page: Page } | 'end'

/** What a thread does that writes a PDF; `layOut` makes a page of what it is told. Answers the bytes since the last order. */
export function pdfOrders<Page>(layOut: (page: Page) => PdfPage): (order: PdfOrder<Page>) => Promise<Uint8Array> {
  let writer: PdfWriter | undefined
  let pieces: Uint8Array[] = []

  return async (order) => {
    if (order !== 'end' && 'begin' in order) {
      writer = createPdfWriter({ ...order.begin, write: (bytes) => void pieces.push(bytes) })
    } else if (!writer) {
      throw new Error('a PDF was not begun')
    } else if (order === 'end') {
      await writer.end()
    } else {
      const { sheet, size } = layOut(order.page)
      await writer.addPage(sheet, size)
    }
    const bytes = Buffer.concat(pieces)
    pieces = []
    return bytes
  }
}
