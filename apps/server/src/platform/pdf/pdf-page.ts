import type { Fill, GroupShape, ImageShape, PathShape, Shape, StrokeShape, TextShape } from '@matai/qr'
import { type Weight, weightOf } from './fonts.ts'
import type { OperatorSink } from './operator-sink.ts'
import { addPath } from './path-operators.ts'
import type { PdfInside, PdfObject } from './pdf-inside.ts'
import type { PdfPicture } from './pdf-pictures.ts'

interface Resource {
  name: string
  object: PdfObject
}

/** What pages share: fonts, pictures, gradients and opacities are in the file once. */
export interface PdfStock {
  inside: PdfInside
  picture(href: string): PdfPicture
  /** A line's glyphs as operands of TJ, one after the other by font, and its width in thousandths of the em. */
  letters(text: string, weight: Weight): { parts: { codes: string; font: Resource }[]; width: number }
  shading(fill: Exclude<Fill, string>): Resource
  opacity(value: number): Resource
}

/** A page while it is being written. What its shapes use is added to its resources. */
export interface PageWriting {
  sink: OperatorSink
  stock: PdfStock
}

export function addShapes(shapes: readonly Shape[], page: PageWriting): void {
  for (const shape of shapes) {
    const opacity = 'opacity' in shape ? (shape.opacity ?? 1) : 1
    const { sink, stock } = page
    if (opacity !== 1) {
      const { name, object } = stock.opacity(opacity)
      stock.inside.page.ext_gstates[name] = object
      sink.text(`q\n/${name} gs\n`)
    }
    addShape(shape, page)
    if (opacity !== 1) sink.text('Q\n')
  }
}

function addShape(shape: Shape, page: PageWriting): void {
  switch (shape.kind) {
    case 'path':
      return addArea(shape, page)
    case 'stroke':
      return addStroke(shape, page)
    case 'image':
      return addImage(shape, page)
    case 'text':
      return addText(shape, page)
    case 'group':
      return addGroup(shape, page)
  }
}

function addArea({ data, fill }: PathShape, { sink, stock }: PageWriting): void {
  if (typeof fill === 'string') {
    sink.text(`${colour(fill)} rg\n`)
    addPath(data, sink)
    return sink.text('f\n')
  }
  const { name, object } = stock.shading(fill)
  const shadings = (stock.inside.page.resources.data.Shading ??= {}) as Record<string, PdfObject>
  shadings[name] = object
  sink.text('q\n')
  addPath(data, sink)
  sink.text(`W n\n/${name} sh\nQ\n`)
}

function addStroke({ data, colour: ink, thickness, dash }: StrokeShape, { sink }: PageWriting): void {
  const dashes = dash && dash.length > 0 ? `[${dash.map(fine).join(' ')}] 0 d\n` : ''
  sink.text(`q\n${colour(ink)} RG\n${fine(thickness)} w\n${dashes}`)
  addPath(data, sink)
  sink.text('S\nQ\n')
}

function addImage(image: ImageShape, { sink, stock }: PageWriting): void {
  const { href, x, y, width, height, fit = 'contain', clip } = image
  const picture = stock.picture(href)
  stock.inside.page.xobjects[picture.name] = picture.object
  const scales = [width / picture.width, height / picture.height] as const
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const wide = fit === 'fill' ? width : picture.width * scale
  const high = fit === 'fill' ? height : picture.height * scale
  sink.text('q\n')
  if (fit === 'cover') sink.text(`${fine(x)} ${fine(y)} ${fine(width)} ${fine(height)} re W n\n`)
  if (clip !== undefined) {
    addPath(clip, sink)
    sink.text('W n\n')
  }
  const [left, bottom] = [x + (width - wide) / 2, y + (height + high) / 2]
  sink.text(`${fine(wide)} 0 0 ${fine(-high)} ${fine(left)} ${fine(bottom)} cm\n/${picture.name} Do\nQ\n`)
}

function addText({ x, y, size, text, anchor, colour: ink, bold }: TextShape, { sink, stock }: PageWriting): void {
  const { parts, width } = stock.letters(text, weightOf(bold))
  if (parts.length === 0) return
  const wide = (width * size) / 1000
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? wide / 2 : wide)
  // The page is turned upside down so that y grows downwards; letters are turned back.
  sink.text(`BT\n${colour(ink)} rg\n1 0 0 -1 ${fine(left)} ${fine(y)} Tm\n`)
  for (const { codes, font } of parts) {
    stock.inside.page.fonts[font.name] = font.object
    sink.text(`/${font.name} ${fine(size)} Tf\n[${codes}] TJ\n`)
  }
  sink.text('ET\n')
}

function addGroup({ x, y, scale = 1, rotate = 0, clip, shapes }: GroupShape, page: PageWriting): void {
  const turn = (rotate * Math.PI) / 180
  const [along, across] = [scale * Math.cos(turn), scale * Math.sin(turn)]
  page.sink.text(`q\n${fine(along)} ${fine(across)} ${fine(-across)} ${fine(along)} ${fine(x)} ${fine(y)} cm\n`)
  if (clip !== undefined) {
    addPath(clip, page.sink)
    page.sink.text('W n\n')
  }
  addShapes(shapes, page)
  page.sink.text('Q\n')
}

/** `#RRGGBB` as three numbers from 0 to 1. */
export function colour(hex: string): string {
  return [1, 3, 5].map((at) => String(Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 0.255) / 1000)).join(' ')
}

/** A number without exponent, which PDF does not know; scales are too small for thousandths. */
export function fine(value: number): string {
  return String(Number(value.toFixed(6)))
}
