import { bodyShapes } from './body/body-shapes.ts'
import { captionHeight, drawCaption } from './caption.ts'
import { encode } from './encode.ts'
import { eyePlaces, insideEye } from './eyes/eye-places.ts'
import { eyeShapes } from './eyes/eye-shapes.ts'
import { clearCells, rotateGrid } from './grid.ts'
import { drawLogo, logoPlace, underLogo } from './logo.ts'
import { forePaint } from './paint.ts'
import type { PathShape, Shape, ShapeSheet } from './shapes/shape.ts'
import type { QrStyle } from './style.ts'
import { StyleError } from './style-error.ts'
import { validateStyle } from './validate-style.ts'

/** Pictures that a style names by address, as data URIs. */
export interface StylePictures {
  logo?: string | undefined
}

/** A code as shapes in module units; `modules` counts one side without margin. */
export interface Composed extends ShapeSheet {
  modules: number
}

/**
 * What a content looks like in a style, for every renderer: the same shapes for the same input everywhere.
 * `logo` must be given when `style.logoUrl` is set. Throws a StyleError that names the field.
 */
export function compose(content: string, style: QrStyle, { logo }: StylePictures = {}): Composed {
  validateStyle(style)
  if (style.logoUrl !== null && !logo) throw new StyleError('logo', 'the style has a logo, its picture is missing')
  const { margin, rotate, size } = style
  const grid = rotateGrid(encode(content, style.level), rotate)
  const width = grid.size + 2 * margin
  const bandPixels = captionHeight(style)
  const height = (width * (size + bandPixels)) / size

  const eyes = eyePlaces(grid.size, rotate)
  const place = style.logoUrl === null ? null : logoPlace(grid.size, style)
  const body = clearCells(grid, (x, y) => insideEye(eyes, x, y) || (place !== null && underLogo(place, x, y)))
  const fore = forePaint(style, margin, grid.size)
  const bodyShape = bodyShapes[style.bodyType]
  const eyeShape = eyeShapes[style.eyeType]
  const eyeData = (part: 'ring' | 'ball') => eyes.map(([x, y]) => eyeShape[part](x + margin, y + margin)).join('')
  const paths: PathShape[] = [
    { kind: 'path', data: bodyShape.path(body, margin), fill: fore, crisp: bodyShape.crisp },
    { kind: 'path', data: eyeData('ring'), fill: style.eyeOutColor ?? fore, crisp: eyeShape.crisp },
    { kind: 'path', data: eyeData('ball'), fill: style.eyeInColor ?? fore, crisp: eyeShape.crisp },
  ]
  const shapes: Shape[] = [{ kind: 'path', data: `M0 0h${width}v${height}h-${width}z`, fill: style.bgColor }]
  shapes.push(...mergePaths(paths))
  if (place && logo) shapes.push(drawLogo(place, margin, logo))
  if (bandPixels) shapes.push(drawCaption(style, width, width, height - width))
  return { shapes, width, height, modules: grid.size }
}

/** One path where colour and edges are the same: smaller, and without seams. */
function mergePaths(paths: PathShape[]): PathShape[] {
  const merged: PathShape[] = []
  for (const path of paths) {
    const same = merged.find(({ fill, crisp }) => fill === path.fill && crisp === path.crisp)
    if (same) same.data += path.data
    else merged.push({ ...path })
  }
  return merged
}
