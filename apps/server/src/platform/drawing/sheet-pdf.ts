import type { ShapeSheet } from '@matai/qr'

/** One page as large as the drawing, `width` in millimetres; vectors stay vectors. */
export async function sheetPdf(sheet: ShapeSheet, title: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  // PDFKit is large and most pictures are none of its.
  const { createPdfWriter } = await import('../pdf/pdf-writer.ts')
  const pieces: Uint8Array[] = []
  const writer = createPdfWriter({ title, language: 'zh', write: (bytes) => pieces.push(bytes) })
  await writer.addPage(sheet, { width, height: width * (sheet.height / sheet.width) })
  await writer.end()
  return new Uint8Array(Buffer.concat(pieces))
}
