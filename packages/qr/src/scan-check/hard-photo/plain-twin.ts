import { encode } from '../../encode.ts'
import { isDark } from '../../grid.ts'
import { defaultStyle, type QrStyle } from '../../style.ts'
import type { Pixels } from '../pixels.ts'

/** Pixels a module: more than a photo has. */
const SIDE = 6

/** The plain code that a style is compared with: the same modules in black squares on white, with no less margin. */
export function plainTwin(content: string, { level, margin }: QrStyle): { style: QrStyle; pixels: Pixels } {
  const style: QrStyle = { ...defaultStyle, level, margin: Math.max(defaultStyle.margin, margin) }
  const grid = encode(content, level)
  const width = (grid.size + 2 * style.margin) * SIDE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++) {
    const row = Math.floor(y / SIDE) - style.margin
    for (let x = 0; x < width; x++) {
      if (isDark(grid, Math.floor(x / SIDE) - style.margin, row))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { style: { ...style, size: width }, pixels: { data, width, height: width } }
}
