import type { Font } from 'fontkit'

/** A numbered object of a PDF. */
export interface PdfObject {
  data: Record<string, unknown>
  end(bytes?: Uint8Array | string): void
}

export interface PdfFont {
  id: string
  font: Font
  subset: { includeGlyph(id: number): number }
  unicode: number[][]
  widths: number[]
  scale: number
  ref(): PdfObject
}

/**
 * What PDFKit has and its types leave out. We write the operators of pages ourselves, which is many times faster than
 * its drawing functions, and leave objects, fonts and the file's structure to it.
 */
export interface PdfInside {
  _font: PdfFont
  page: {
    resources: PdfObject
    content: { compress: boolean; buffer: Uint8Array[]; data: Record<string, unknown>; write(bytes: Uint8Array): void }
    fonts: Record<string, PdfObject>
    xobjects: Record<string, PdfObject>
    ext_gstates: Record<string, PdfObject>
  }
  ref(data: Record<string, unknown>): PdfObject
  flushPages(): void
}
