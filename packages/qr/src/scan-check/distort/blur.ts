import type { Grey } from '../pixels.ts'

/** Gaussian blur; `sigma` in pixels. Beyond its border the picture is taken to go on as it ends. */
export function blur({ data, width, height }: Grey, sigma: number): Grey {
  const weights = gaussian(sigma)
  const across = convolve(data, { count: height, stride: width, length: width, step: 1 }, weights)
  const down = convolve(across, { count: width, stride: 1, length: height, step: width }, weights)
  return { data: Uint8ClampedArray.from(down), width, height }
}

function gaussian(sigma: number): number[] {
  const reach = Math.ceil(sigma * 3)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** `count` lines of `length` pixels; the lines begin `stride` apart, their pixels lie `step` apart. */
interface Lines {
  count: number
  stride: number
  length: number
  step: number
}

function convolve(data: ArrayLike<number>, lines: Lines, weights: number[]): Float32Array {
  const result = new Float32Array(data.length)
  const reach = (weights.length - 1) / 2
  for (let line = 0; line < lines.count; line++) {
    const start = line * lines.stride
    for (let at = 0; at < lines.length; at++) {
      let sum = 0
      for (let k = 0; k < weights.length; k++) {
        const source = Math.min(lines.length - 1, Math.max(0, at + k - reach))
        sum += (weights[k] ?? 0) * (data[start + source * lines.step] ?? 0)
      }
      result[start + at * lines.step] = sum
    }
  }
  return result
}
