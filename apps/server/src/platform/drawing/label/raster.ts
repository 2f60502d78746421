import { createRequire } from 'node:module'
import { type Shape, type ShapeSheet, shapesToSvg } from '@matai/qr'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import { fontFamily, fontFile } from '../font.ts'
import { pixelsAcross } from '../print-measures.ts'

const resolve = createRequire(import.meta.url).resolve
const boldFile = resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')
const emojiFile = resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')

/** A sheet whose unit is the millimetre, as SVG with its size on paper. */
export function sheetSvg(sheet: ShapeSheet): string {
  return shapesToSvg(sheet, { width: `${sheet.width}mm`, height: `${sheet.height}mm` })
}

/** The same in pixels. Fonts are read only when their letters are there: they cost more than the drawing. */
export function rasteriseSheet(sheet: ShapeSheet, dpi: number): RenderedImage {
  const font = { loadSystemFonts: false, fontFiles: fontsOf(sheet.shapes), defaultFontFamily: fontFamily }
  const value = pixelsAcross({ mm: sheet.width, dpi })
  return new Resvg(sheetSvg(sheet), { fitTo: { mode: 'width', value }, font }).render()
}

function fontsOf(shapes: readonly Shape[]): string[] {
  const texts = textsIn(shapes)
  return [
    ...(texts.some(({ bold }) => !bold) ? [fontFile] : []),
    ...(texts.some(({ bold }) => bold) ? [boldFile] : []),
    ...(texts.some(({ text }) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)) ? [emojiFile] : []),
  ]
}

function textsIn(shapes: readonly Shape[]): (Shape & { kind: 'text' })[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [shape]
    return shape.kind === 'group' ? textsIn(shape.shapes) : []
  })
}
