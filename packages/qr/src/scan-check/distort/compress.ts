import type { Grey, Pixels } from '../pixels.ts'
import { type Plane, quantise } from './quantise.ts'

// Steps of the JPEG standard (ITU-T T.81, tables K.1 and K.2) at quality 50.
// biome-ignore format: a table reads as a table
const brightnessSteps = [
  16, 11, 10, 16, 24, 40, 51, 61,
  12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77,
  24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]
const colourCorner = [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99]
const colourSteps = brightnessSteps.map((_, at) => {
  const inTable = at < 32 && at % 8 < 4
  return inTable ? (colourCorner[Math.trunc(at / 8) * 4 + (at % 8)] ?? 99) : 99
})

/** The grey that is left of a picture after JPEG at a quality below 50, with colours at half the resolution. */
export function compress(pixels: Pixels, quality: number): Grey {
  const { width, height } = pixels
  const scaled = (steps: number[]) => stepsAt(steps, quality)
  const bright = quantise(plane(pixels, 1, [0.299, 0.587, 0.114], -128), scaled(brightnessSteps))
  const blue = quantise(plane(pixels, 2, [-0.1687, -0.3313, 0.5], 0), scaled(colourSteps))
  const red = quantise(plane(pixels, 2, [0.5, -0.4187, -0.0813], 0), scaled(colourSteps))
  const data = new Uint8ClampedArray(width * height)
  const bluish = new Float32Array(width)
  const reddish = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    spread(blue, y, bluish)
    spread(red, y, reddish)
    for (let x = 0; x < width; x++) {
      const base = (bright.data[y * width + x] ?? 0) + 128
      const toBlue = bluish[x] ?? 0
      const toRed = reddish[x] ?? 0
      const green = clamp(base - 0.3441 * toBlue - 0.7141 * toRed)
      data[y * width + x] = 0.299 * clamp(base + 1.402 * toRed) + 0.587 * green + 0.114 * clamp(base + 1.772 * toBlue)
    }
  }
  return { data, width, height }
}

/** Whole numbers, as libjpeg has them; for a quality below 50. */
function stepsAt(steps: number[], quality: number): number[] {
  const percent = Math.floor(5000 / quality)
  return steps.map((step) => Math.min(255, Math.floor((step * percent + 50) / 100)))
}

/** The same of a picture without colours. */
export function compressGrey({ data, width, height }: Grey, quality: number): Grey {
  // Loops: what typed arrays offer to map with takes as long as all the rest.
  const shifted = new Float32Array(data.length)
  for (let at = 0; at < data.length; at++) shifted[at] = (data[at] ?? 0) - 128
  const kept = quantise({ data: shifted, width, height }, stepsAt(brightnessSteps, quality))
  const result = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++) result[at] = (kept.data[at] ?? 0) + 128
  return { data: result, width, height }
}

/** One row of a plane of half the resolution in full, mixed three to one with what lies next to it. */
function spread({ data, width, height }: Plane, y: number, row: Float32Array): void {
  const near = (y >> 1) * width
  const far = Math.min(height - 1, Math.max(0, (y >> 1) + ((y & 1) * 2 - 1))) * width
  const mixed = (column: number) => 0.75 * (data[near + column] ?? 0) + 0.25 * (data[far + column] ?? 0)
  let before = mixed(0)
  let here = before
  for (let column = 0; 2 * column < row.length; column++) {
    const after = column + 1 < width ? mixed(column + 1) : here
    row[2 * column] = 0.75 * here + 0.25 * before
    row[2 * column + 1] = 0.75 * here + 0.25 * after
    before = here
    here = after
  }
}

/** A weighted sum of the colours, each value the mean of `side` by `side` pixels. */
function plane({ data, width, height }: Pixels, side: number, weights: [number, number, number], shift: number): Plane {
  const wide = Math.ceil(width / side)
  const high = Math.ceil(height / side)
  const result = new Float32Array(wide * high).fill(shift)
  const [red, green, blue] = weights
  for (let y = 0; y < high * side; y++) {
    for (let x = 0; x < wide * side; x++) {
      const from = (Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 4
      const sum = red * (data[from] ?? 0) + green * (data[from + 1] ?? 0) + blue * (data[from + 2] ?? 0)
      const to = Math.trunc(y / side) * wide + Math.trunc(x / side)
      result[to] = (result[to] ?? 0) + sum / (side * side)
    }
  }
  return { data: result, width: wide, height: high }
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value))
}
