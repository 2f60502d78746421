import type { Grey } from '../pixels.ts'

/** The picture turned about its middle, on a canvas large enough, filled with the `background` grey. */
export function rotate(grey: Grey, degrees: number, background: number): Grey {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const width = Math.ceil(Math.abs(grey.width * cos) + Math.abs(grey.height * sin) - 1e-6)
  const height = Math.ceil(Math.abs(grey.width * sin) + Math.abs(grey.height * cos) - 1e-6)
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const right = x - (width - 1) / 2
      const down = y - (height - 1) / 2
      const sourceX = cos * right + sin * down + (grey.width - 1) / 2
      const sourceY = cos * down - sin * right + (grey.height - 1) / 2
      data[y * width + x] = sample(grey, sourceX, sourceY, background)
    }
  }
  return { data, width, height }
}

/** The value between four pixels. */
function sample(grey: Grey, x: number, y: number, background: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= grey.width || row >= grey.height
      ? background
      : (grey.data[row * grey.width + column] ?? background)
  const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * (x - left)
  const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * (x - left)
  return upper + (lower - upper) * (y - top)
}
