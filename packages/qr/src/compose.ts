import type { BodyShape } from './body/body-shape.ts'
import { bodyShapes } from './body/body-shapes.ts'
import { drawCaption } from './caption.ts'
import { encode } from './encode.ts'
import { eyePlaces, insideEye, inwards } from './eyes/eye-places.ts'
import { eyeShapes } from './eyes/eye-shapes.ts'
import { drawFrame } from './frame/draw-frame.ts'
import { frameShapes } from './frame/frame-shapes.ts'
import { clearCells, type Grid, rotateGrid } from './grid.ts'
import { type Layout, layoutOf } from './layout.ts'
import { drawLogo, logoProportions } from './logo.ts'
import { logoPlace, underLogo } from './logo-place.ts'
import { forePaint, gradientBands } from './paint.ts'
import { roundedBox } from './path/corner-box.ts'
import { checkPicture } from './picture.ts'
import type { Fill, PathShape, Shape, ShapeSheet } from './shapes/shape.ts'
import type { QrStyle } from './style.ts'
import { StyleError } from './style-error.ts'
import { validateStyle } from './validate-style.ts'

/** Pictures that a style names by address, as data URIs. */
export interface StylePictures {
  logo?: string | undefined
  /** What `bgUrl` names. */
  background?: string | undefined
}

/** A code as shapes in module units; `modules` counts one side without margin. */
export interface Composed extends ShapeSheet {
  modules: number
  /** Height of the picture in pixels; its width is the style's size. */
  pixelHeight: number
}

/**
 * What a content looks like in a style, for every renderer: the same shapes for the same input everywhere.
 * Each picture must be given whose address the style names. Throws a StyleError that names the field.
 */
export function compose(content: string, style: QrStyle, pictures: StylePictures = {}): Composed {
  validateStyle(style)
  const { logo, background } = pictures
  if (style.logoUrl !== null && !logo) throw new StyleError('logo', 'the style has a logo, its picture is missing')
  if (style.bgUrl !== null && !background) throw new StyleError('background', 'the background picture is missing')
  const grid = rotateGrid(encode(content, style.level), style.rotate)
  const layout = layoutOf(grid.size, style)
  const { width, height, panel, pixelHeight } = layout
  const paper: Shape = { kind: 'path', data: `M0 0h${width}v${height}h-${width}z`, fill: style.bgColor }
  const code = [...drawBackground(style, layout, background), ...drawCode(grid, style, layout, logo)]
  const isFramed = style.frameType !== 'none'
  const shapes = isFramed
    ? [paper, ...drawFrame(style, layout), { kind: 'group' as const, x: panel.x, y: panel.y, shapes: code }]
    : [paper, ...code]
  return { shapes, width, height, modules: grid.size, pixelHeight }
}

/** Everything that scans, and what is written under it, from the panel's top left corner. */
function drawCode(grid: Grid, style: QrStyle, { panel, caption }: Layout, logo: string | undefined): Shape[] {
  const { margin, rotate } = style
  const eyes = eyePlaces(grid.size, rotate)
  const place = style.logoUrl === null || !logo ? null : logoPlace(grid.size, style, logoProportions(logo))
  const body = clearCells(grid, (x, y) => insideEye(eyes, x, y) || (place !== null && underLogo(place, x, y)))
  const fore = forePaint(style, margin, grid.size)
  const outside = eyeShapes[style.eyeType]
  const inside = eyeShapes[style.eyeInType ?? style.eyeType]
  const rings = eyes.map((eye) => outside.ring(eye[0] + margin, eye[1] + margin, inwards(eye)))
  const balls = eyes.map((eye) => inside.ball(eye[0] + margin, eye[1] + margin, inwards(eye)))
  const shapes: Shape[] = mergePaths([
    ...drawBody(body, style, fore),
    { kind: 'path', data: rings.join(''), fill: style.eyeOutColor ?? fore, crisp: outside.crisp },
    { kind: 'path', data: balls.join(''), fill: style.eyeInColor ?? fore, crisp: inside.crisp },
  ])
  if (place && logo) shapes.push(...drawLogo(place, margin, logo, style))
  if (caption > 0) shapes.push(drawCaption(style, panel.width, panel.width, caption))
  return shapes
}

/** The modules in one path; pieces apart in a gradient are each of one colour. */
function drawBody(body: Grid, { bodyType, margin }: QrStyle, fore: Fill): PathShape[] {
  const { crisp, path, inBands } = bodyShapes[bodyType] as BodyShape // each has keys of its own
  if (typeof fore === 'string' || !inBands) return [{ kind: 'path', data: path(body, margin), fill: fore, crisp }]
  const { bandOf, colours } = gradientBands(fore, body.size)
  return inBands(body, margin, bandOf).flatMap((data, band): PathShape[] =>
    data === '' ? [] : [{ kind: 'path', data, fill: colours[band] ?? fore, crisp }],
  )
}

/** The picture under the code, and the paper laid over it so that the code stands out. */
function drawBackground(style: QrStyle, { panel, width }: Layout, background: string | undefined): Shape[] {
  if (style.bgUrl === null || !background) return []
  const box = { x: 0, y: 0, width: panel.width, height: panel.height }
  const radius = frameShapes[style.frameType].radius * panel.width
  const area = roundedBox(0, 0, panel.width, panel.height, radius)
  const href = checkPicture('background', background)
  return [
    { kind: 'image', href, ...box, fit: 'cover', ...(radius > 0 || width > panel.width ? { clip: area } : {}) },
    { kind: 'path', data: area, fill: style.bgColor, opacity: style.bgFade / 100 },
  ]
}

/** One path where colour and edges are the same: smaller, and without seams. */
function mergePaths(paths: PathShape[]): PathShape[] {
  const crisp = new Map<Fill, PathShape>()
  const soft = new Map<Fill, PathShape>()
  const merged: PathShape[] = []
  for (const path of paths) {
    const alike = path.crisp ? crisp : soft
    const same = alike.get(path.fill)
    if (same) same.data += path.data
    else {
      alike.set(path.fill, path)
      merged.push(path)
    }
  }
  return merged
}
