import type { Grey } from '../pixels.ts'

const SIDE = 8
const AREA = 64

// Luminance steps of the JPEG standard (ITU-T T.81, table K.1) at quality 50.
// biome-ignore format: a table reads as a table
const steps = [
  16, 11, 10, 16, 24, 40, 51, 61,
  12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77,
  24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]

// cosines[frequency * 8 + place], scaled so that the transform is its own inverse when transposed.
const cosines = Float32Array.from({ length: AREA }, (_, at) => {
  const frequency = Math.trunc(at / SIDE)
  const scale = frequency === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE)
  return scale * Math.cos(((2 * (at % SIDE) + 1) * frequency * Math.PI) / (2 * SIDE))
})

/** What JPEG at a quality below 50 leaves of a picture. */
export function compress({ data, width, height }: Grey, quality: number): Grey {
  const result = new Uint8ClampedArray(data.length)
  const block = new Float32Array(AREA)
  const factor = 50 / quality
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const place = (at: number) => Math.min(height - 1, top + (at >> 3)) * width + Math.min(width - 1, left + (at & 7))
      for (let at = 0; at < AREA; at++) block[at] = (data[place(at)] ?? 0) - 128
      const spectrum = transform(transform(block, true), true)
      for (let at = 0; at < AREA; at++) {
        const step = (steps[at] ?? 1) * factor
        spectrum[at] = Math.round((spectrum[at] ?? 0) / step) * step
      }
      const back = transform(transform(spectrum, false), false)
      for (let at = 0; at < AREA; at++) {
        if (top + (at >> 3) < height && left + (at & 7) < width) result[place(at)] = (back[at] ?? 0) + 128
      }
    }
  }
  return { data: result, width, height }
}

/** Transforms the rows and swaps rows with columns, so that two calls do the whole block. */
function transform(block: Float32Array, forward: boolean): Float32Array {
  const result = new Float32Array(AREA)
  for (let row = 0; row < SIDE; row++) {
    for (let to = 0; to < SIDE; to++) {
      let sum = 0
      for (let from = 0; from < SIDE; from++) {
        const cosine = forward ? cosines[to * SIDE + from] : cosines[from * SIDE + to]
        sum += (block[row * SIDE + from] ?? 0) * (cosine ?? 0)
      }
      result[to * SIDE + row] = sum
    }
  }
  return result
}
