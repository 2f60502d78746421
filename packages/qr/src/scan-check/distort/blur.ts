import type { Grey } from '../pixels.ts'

/** Gaussian blur; `sigma` in pixels. Beyond its border the picture is taken to go on as it ends. */
export function blur({ data, width, height }: Grey, sigma: number): Grey {
  const weights = gaussian(sigma)
  const reach = (weights.length - 1) / 2
  const across = blurRows(data, { width, height }, weights)
  return blurColumns({ data: across, width, height }, weights, reach)
}

function blurColumns({ data, width, height }: Plane, weights: Float32Array, reach: number): Grey {
  const result = new Uint8ClampedArray(data.length)
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    row.fill(0)
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k] ?? 0
      const source = Math.min(height - 1, Math.max(0, y + k - reach)) * width
      for (let x = 0; x < width; x++) row[x] = (row[x] ?? 0) + weight * (data[source + x] ?? 0)
    }
    result.set(row, y * width)
  }
  return { data: result, width, height }
}

interface Plane {
  data: Float32Array | Uint8ClampedArray
  width: number
  height: number
}

/** As image libraries blur without being asked for more (libvips, sharp): few whole weights, the faint ones left out. */
export function blurRoughly({ data, width, height }: Grey, sigma: number): Grey {
  const weights = roughly(sigma)
  const reach = (weights.length - 1) / 2
  const across = Uint8ClampedArray.from(blurRows(data, { width, height }, weights))
  return blurColumns({ data: across, width, height }, weights, reach)
}

const LEAST_SHARE = 0.2
const WHOLE = 20

function roughly(sigma: number): Float32Array {
  const reach = Math.ceil(sigma * Math.sqrt(-2 * Math.log(LEAST_SHARE))) - 1
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.round(WHOLE * Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma))),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Each row is laid out with its ends drawn on, so that the inner loop asks for no border. */
function blurRows(
  data: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  weights: Float32Array,
): Float32Array {
  const reach = (weights.length - 1) / 2
  const result = new Float32Array(data.length)
  const row = new Float32Array(width + 2 * reach)
  for (let y = 0; y < height; y++) {
    const line = data.subarray(y * width, (y + 1) * width)
    row.fill(line[0] ?? 0, 0, reach)
    row.set(line, reach)
    row.fill(line[width - 1] ?? 0, reach + width)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (row[x + k] ?? 0)
      result[y * width + x] = sum
    }
  }
  return result
}

function gaussian(sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5)
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
