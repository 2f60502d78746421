import type { Shape, TextShape } from '@matai/qr'
import { openFont, type Weight, weightOf } from './fonts.ts'
import { createTypesetter, type Typesetter } from './typeset.ts'

const typesetters = new Map<Weight, Typesetter>()
/** Outlines of glyphs by face and number; Chinese texts use some hundreds. */
const outlines = new Map<string, string>()
const keptOutlines = 3_000

/**
 * The shapes with letters as areas. Whoever rasterises thousands of labels need not read a font of ten megabytes for
 * each of them; it looks as the PDF does.
 */
export function outlined(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => {
    if (shape.kind === 'group') return { ...shape, shapes: outlined(shape.shapes) }
    return shape.kind === 'text' ? outlineLine(shape) : shape
  })
}

function outlineLine({ x, y, size, text, anchor, colour, bold }: TextShape): Shape {
  const { glyphs, width } = typesetterOf(weightOf(bold)).line(text)
  const left = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width
  const letters = glyphs.map(({ glyph, face, x: at }): Shape => {
    const key = `${face} ${glyph.id}`
    const grow = 1000 / openFont(face).unitsPerEm
    const data = outlines.get(key) ?? glyph.path.scale(grow, -grow).toSVG()
    if (outlines.size >= keptOutlines) outlines.clear()
    outlines.set(key, data)
    return { kind: 'group', x: at - left, y: 0, shapes: [{ kind: 'path', data, fill: colour }] }
  })
  return { kind: 'group', x, y, scale: size / 1000, shapes: letters }
}

function typesetterOf(weight: Weight): Typesetter {
  const made = typesetters.get(weight) ?? createTypesetter(weight)
  typesetters.set(weight, made)
  return made
}
