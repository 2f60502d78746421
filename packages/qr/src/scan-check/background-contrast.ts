import { encode } from '../encode.ts'
import { isDark, rotateGrid } from '../grid.ts'
import { codeBox } from '../layout.ts'
import { logoPlace, underLogo } from '../logo-place.ts'
import type { QrStyle } from '../style.ts'
import { lightestInk } from './contrast.ts'
import { type Pixels, toGrey } from './pixels.ts'

/** The share of light modules that may be darker: a few are repaired, and edges of a picture run through some. */
const SPARED = 0.05

/**
 * By how much the ground stands out from the lightest ink in a finished picture, from -1 to 1: its light modules in the
 * middle, all but the darkest few. What `contrastOf` can only fear of a background picture, the pixels tell.
 */
export function backgroundContrast(pixels: Pixels, content: string, style: QrStyle): number {
  const grey = toGrey(pixels)
  const grid = rotateGrid(encode(content, style.level), style.rotate)
  const box = codeBox(content, style)
  const place = style.logoUrl === null ? null : logoPlace(grid.size, style)
  const light: number[] = []
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      if (isDark(grid, x, y) || (place && underLogo(place, x, y))) continue
      const column = Math.floor((box.x + (box.width * (x + 0.5)) / grid.size) * grey.width)
      const row = Math.floor((box.y + (box.height * (y + 0.5)) / grid.size) * grey.height)
      light.push(grey.data[row * grey.width + column] ?? 0)
    }
  }
  light.sort((one, other) => one - other)
  return (light[Math.floor(light.length * SPARED)] ?? 0) / 255 - lightestInk(style)
}
