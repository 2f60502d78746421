const SIDE = 8
const AREA = 64

// cosines[frequency * 8 + place], scaled so that the transform is its own inverse when transposed.
const cosines = Float32Array.from({ length: AREA }, (_, at) => {
  const frequency = Math.trunc(at / SIDE)
  const scale = frequency === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE)
  return scale * Math.cos(((2 * (at % SIDE) + 1) * frequency * Math.PI) / (2 * SIDE))
})

const backwards = Float32Array.from(cosines, (_, at) => cosines[(at % SIDE) * SIDE + Math.trunc(at / SIDE)] ?? 0)

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
  const turned = new Float32Array(AREA)
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      let isEven = true
      for (let at = 0; at < AREA; at++) {
        const row = Math.min(height - 1, top + (at >> 3)) * width
        const value = data[row + Math.min(width - 1, left + (at & 7))] ?? 0
        if (value !== block[0] && at > 0) isEven = false
        block[at] = value
      }
      // Most blocks of a plane of colour are one value: nothing to transform but their mean.
      const first = block[0] ?? 0
      if (isEven) {
        const step = (steps[0] ?? 1) / SIDE
        block.fill(Math.round(first / step) * step)
      } else {
        transform(block, turned, cosines)
        transform(turned, block, cosines)
        for (let at = 0; at < AREA; at++) {
          const step = steps[at] ?? 1
          block[at] = Math.round((block[at] ?? 0) / step) * step
        }
        transform(block, turned, backwards)
        transform(turned, block, backwards)
      }
      for (let at = 0; at < AREA; at++) {
        const y = top + (at >> 3)
        const x = left + (at & 7)
        if (y < height && x < width) result[y * width + x] = block[at] ?? 0
      }
    }
  }
  return { data: result, width, height }
}

/** Transforms the rows and swaps rows with columns, so that two calls do the whole block. */
function transform(from: Float32Array, to: Float32Array, waves: Float32Array): void {
  for (let row = 0; row < AREA; row += SIDE) {
    const a = from[row] ?? 0
    const b = from[row + 1] ?? 0
    const c = from[row + 2] ?? 0
    const d = from[row + 3] ?? 0
    const e = from[row + 4] ?? 0
    const f = from[row + 5] ?? 0
    const g = from[row + 6] ?? 0
    const h = from[row + 7] ?? 0
    for (let wave = 0; wave < AREA; wave += SIDE) {
      to[wave + (row >> 3)] =
        a * (waves[wave] ?? 0) +
        b * (waves[wave + 1] ?? 0) +
        c * (waves[wave + 2] ?? 0) +
        d * (waves[wave + 3] ?? 0) +
        e * (waves[wave + 4] ?? 0) +
        f * (waves[wave + 5] ?? 0) +
        g * (waves[wave + 6] ?? 0) +
        h * (waves[wave + 7] ?? 0)
    }
  }
}
