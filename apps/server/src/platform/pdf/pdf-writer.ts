import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { ShapeSheet } from '@matai/qr'
import PDFDocument from 'pdfkit'
import { type Face, fontBytes, type Weight } from './fonts.ts'
import { createOperatorSink } from './operator-sink.ts'
import { addShapes, colour, fine, type PdfStock } from './pdf-page.ts'
import type { PdfFont, PdfInside, PdfObject } from './pdf-inside.ts'
import { createPdfPictures } from './pdf-pictures.ts'
import { createTypesetter, type Typesetter } from './typeset.ts'

export interface PdfOptions {
  title: string
  language: 'zh' | 'en'
  /** Takes the bytes as they come. */
  write(bytes: Uint8Array): void
}

/** Size of a page in millimetres. */
export interface PageSize {
  width: number
  height: number
}

export interface PdfWriter {
  /** Writes a page of the size with the sheet stretched over it; its memory is free again afterwards. */
  addPage(sheet: ShapeSheet, size: PageSize): Promise<void>
  /** Writes fonts and the table of contents; nothing may follow. */
  end(): Promise<void>
}

const pointsPerMm = 72 / 25.4
const compress = promisify(deflate)
/** Little time and most of the gain: paths repeat themselves. */
const compression = { level: 3 }

/**
 * Writes sheets of shapes as a PDF: vectors as they are, letters in embedded parts of Noto Sans SC that can be searched
 * and copied. Costs milliseconds of CPU a page: run it in the PDF's own thread.
 */
export function createPdfWriter({ title, language, write }: PdfOptions): PdfWriter {
  const info = { Title: title, Producer: 'Matai', Creator: 'Matai' }
  const lang = language === 'zh' ? 'zh-CN' : 'en'
  const document = new PDFDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.6',
    lang,
    info,
    displayTitle: true,
  })
  const inside = document as unknown as PdfInside
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', write).once('end', resolve).once('error', reject)
  })
  // One for all pages: memory outside of the heap is given back late.
  const sink = createOperatorSink()
  const pictures = createPdfPictures(inside)
  const stock: PdfStock = { inside, picture: pictures.find, ...createStock(document, inside) }

  return {
    async addPage(sheet, { width, height }) {
      const size: [number, number] = [width * pointsPerMm, height * pointsPerMm]
      await pictures.prepare(sheet.shapes)
      document.addPage({ size, margin: 0 })
      const { content } = inside.page
      const [growX, growY] = [size[0] / sheet.width, size[1] / sheet.height]
      sink.text(`${fine(growX)} 0 0 ${fine(-growY)} 0 ${fine(size[1])} cm\n`)
      addShapes(sheet.shapes, { sink, stock })
      // In place of what PDFKit began the page with, and packed beside this thread instead of in it.
      content.compress = false
      content.buffer = []
      content.data.Length = 0
      content.write(await compress(sink.take(), compression))
      content.data.Filter = 'FlateDecode'
      inside.flushPages()
    },
    async end() {
      document.end()
      await ended
    },
  }
}

function createStock(document: InstanceType<typeof PDFDocument>, inside: PdfInside) {
  const fonts = new Map<Face, PdfFont>()
  const typesetters = new Map<Weight, Typesetter>()
  const shadings = new Map<string, PdfObject>()
  const opacities = new Map<number, PdfObject>()

  function open(face: Face): PdfFont {
    const known = fonts.get(face)
    if (known) return known
    document.font(fontBytes(face))
    const font = inside._font
    fonts.set(face, font)
    return font
  }

  return {
    letters(text: string, weight: Weight) {
      const typesetter = typesetters.get(weight) ?? createTypesetter(weight)
      typesetters.set(weight, typesetter)
      const line = typesetter.line(text)
      const parts: { face: Face; codes: string; font: { name: string; object: PdfObject } }[] = []
      let at = 0
      for (const { glyph, face, x, width } of line.glyphs) {
        const font = open(face)
        const id = font.subset.includeGlyph(glyph.id)
        font.widths[id] ??= width
        font.unicode[id] ??= glyph.codePoints
        // What kerning moves is said between the letters, in thousandths to the left.
        const moved = Math.round(at - x)
        const code = `${moved === 0 ? '' : moved}<${id.toString(16).padStart(4, '0')}>`
        const part = parts.at(-1)
        if (part?.face === face) part.codes += code
        else parts.push({ face, codes: code, font: { name: font.id, object: font.ref() } })
        at = x + width
      }
      return { parts, width: line.width }
    },

    shading({ from, to, line }: { from: string; to: string; line: readonly number[] }) {
      const key = [from, to, ...line].join(' ')
      const object = shadings.get(key) ?? inside.ref(axial(from, to, line))
      if (!shadings.has(key)) object.end()
      shadings.set(key, object)
      return { name: `S${[...shadings.keys()].indexOf(key) + 1}`, object }
    },

    opacity(value: number) {
      const object = opacities.get(value) ?? inside.ref({ Type: 'ExtGState', ca: value, CA: value })
      if (!opacities.has(value)) object.end()
      opacities.set(value, object)
      return { name: `O${Math.round(value * 1000)}`, object }
    },
  }
}

function axial(from: string, to: string, line: readonly number[]) {
  const numbers = (hex: string) => colour(hex).split(' ').map(Number)
  return {
    ShadingType: 2,
    ColorSpace: 'DeviceRGB',
    Coords: [...line],
    Function: { FunctionType: 2, Domain: [0, 1], C0: numbers(from), C1: numbers(to), N: 1 },
    Extend: [true, true],
  }
}
