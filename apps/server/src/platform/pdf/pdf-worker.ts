import type { ShapeSheet } from '@matai/qr'
import { answerOrders } from '../threads/answer-orders.ts'
import { createPdfWriter, type PageSize, type PdfOptions, type PdfWriter } from './pdf-writer.ts'

export type PdfOrder = { begin: Omit<PdfOptions, 'write'> } | { page: ShapeSheet; size: PageSize } | 'end'

let writer: PdfWriter | undefined
let pieces: Uint8Array[] = []

/** What a file has got since the last order. */
answerOrders(async (order: PdfOrder): Promise<Uint8Array> => {
  if (order !== 'end' && 'begin' in order) {
    writer = createPdfWriter({ ...order.begin, write: (bytes) => void pieces.push(bytes) })
  } else if (!writer) {
    throw new Error('a PDF was not begun')
  } else if (order === 'end') {
    await writer.end()
  } else {
    await writer.addPage(order.page, order.size)
  }
  const bytes = Buffer.concat(pieces)
  pieces = []
  return bytes
})
