const SIDE = 8
const AREA = 64

// cosines[frequency * 8 + place], scaled so that the transform is its own inverse when transposed.
const cosines = Float32Array.from({ length: AREA }, (_, at) => {
  const frequency = Math.trunc(at / SIDE)
  const scale = frequency === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE)
  return scale * Math.cos(((2 * (at % SIDE) + 1) * frequency * Math.PI) / (2 * SIDE))
})

/** One channel of a picture, any numbers around zero. */
export interface Plane {
  data: Float32Array
  width: number
  height: number
}

/** What is left of a plane when each block of 8 by 8 keeps only whole `steps` of its frequencies. */
export function quantise({ data, width, height }: Plane, steps: number[]): Plane {
  const result = new Float32Array(data.length)
  const block = new Float32Array(AREA)
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const place = (at: number) => Math.min(height - 1, top + (at >> 3)) * width + Math.min(width - 1, left + (at & 7))
      for (let at = 0; at < AREA; at++) block[at] = data[place(at)] ?? 0
      const spectrum = transform(transform(block, true), true)
      for (let at = 0; at < AREA; at++) {
        const step = steps[at] ?? 1
        spectrum[at] = Math.round((spectrum[at] ?? 0) / step) * step
      }
      const back = transform(transform(spectrum, false), false)
      for (let at = 0; at < AREA; at++) {
        if (top + (at >> 3) < height && left + (at & 7) < width) result[place(at)] = back[at] ?? 0
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
