import { bodyShapes } from './body/body-shapes.ts'
import { captionHeight, drawCaption } from './caption.ts'
import { encode } from './encode.ts'
import { eyePlaces, insideEye } from './eyes/eye-places.ts'
import { eyeShapes } from './eyes/eye-shapes.ts'
import { clearCells, rotateGrid } from './grid.ts'
import { drawLogo, logoPlace, underLogo } from './logo.ts'
import { forePaint } from './paint.ts'
import { formatNumber } from './path/format-number.ts'
import type { QrStyle } from './style.ts'
import { StyleError } from './style-error.ts'
import { validateStyle } from './validate-style.ts'

/** A finished drawing; `modules` counts one side without margin, `size` is the width, both sides in pixels. */
export interface Drawing {
  svg: string
  modules: number
  size: number
  width: number
  height: number
}

interface Layer {
  data: string
  fill: string
  crisp: boolean
}

/**
 * Draws a content in a style as SVG: the same string for the same input everywhere.
 * `logo` is the picture behind `style.logoUrl` as a data URI and must be given when that is set.
 * Throws a StyleError that names the field.
 */
export function draw(content: string, style: QrStyle, { logo }: { logo?: string | undefined } = {}): Drawing {
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
  const layers: Layer[] = [
    { data: bodyShape.path(body, margin), fill: fore.fill, crisp: bodyShape.crisp },
    { data: eyeData('ring'), fill: style.eyeOutColor ?? fore.fill, crisp: eyeShape.crisp },
    { data: eyeData('ball'), fill: style.eyeInColor ?? fore.fill, crisp: eyeShape.crisp },
  ]
  const picture = place && logo ? drawLogo(place, margin, logo) : { definition: '', element: '' }
  const definitions = fore.definition + picture.definition

  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size + bandPixels}" ` +
    `viewBox="0 0 ${width} ${formatNumber(height)}">` +
    (definitions && `<defs>${definitions}</defs>`) +
    `<rect width="${width}" height="${formatNumber(height)}" fill="${style.bgColor}"/>` +
    mergeLayers(layers).map(drawLayer).join('') +
    picture.element +
    (bandPixels ? drawCaption(style, width, width, height - width) : '') +
    '</svg>'
  return { svg, modules: grid.size, size, width: size, height: size + bandPixels }
}

function mergeLayers(layers: Layer[]): Layer[] {
  const merged: Layer[] = []
  for (const layer of layers) {
    const same = merged.find(({ fill, crisp }) => fill === layer.fill && crisp === layer.crisp)
    if (same) same.data += layer.data
    else merged.push({ ...layer })
  }
  return merged
}

function drawLayer({ data, fill, crisp }: Layer): string {
  return `<path fill="${fill}"${crisp ? ' shape-rendering="crispEdges"' : ''} d="${data}"/>`
}
