import type { Grey } from '../pixels.ts'

const LOBES = 3
/** Larger pictures are first averaged until this many old pixels are left for a new one. */
const GAP = 2

/**
 * The picture at a smaller width as image libraries make it (Lanczos with three lobes, after libvips), edges sharper
 * than by `shrink`. A narrower picture stays as it is.
 */
export function resample(grey: Grey, width: number): Grey {
  if (grey.width <= width) return grey
  const factor = grey.width / width
  const height = Math.max(1, Math.round(grey.height / factor))
  const columns = weigh(grey.width, width, factor)
  const rows = weigh(grey.height, height, factor)
  // Columns first; what overshoots black or white is cut off in between, too.
  const down = new Uint8ClampedArray(grey.width * height)
  const line = new Float32Array(grey.width)
  for (const [y, { from, shares }] of rows.entries()) {
    line.fill(0)
    for (let k = 0; k < from.length; k++) {
      const share = shares[k] ?? 0
      const start = (from[k] ?? 0) * grey.width
      for (let x = 0; x < grey.width; x++) line[x] = (line[x] ?? 0) + share * (grey.data[start + x] ?? 0)
    }
    down.set(line, y * grey.width)
  }
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const start = y * grey.width
    for (const { from, shares } of columns) {
      let sum = 0
      for (let k = 0; k < from.length; k++) sum += (shares[k] ?? 0) * (down[start + (from[k] ?? 0)] ?? 0)
      data[at++] = sum
    }
  }
  return { data, width, height }
}

/** Which old pixels make a new one, and how much of each. */
interface Taps {
  from: Int32Array
  shares: Float32Array
}

function weigh(before: number, after: number, factor: number): Taps[] {
  const block = Math.max(1, Math.floor(factor / GAP))
  const step = factor / block
  // What does not come out even is cut off at both ends alike.
  const shift = (before - after * factor) / 2 / block
  const last = Math.ceil(before / block) - 1
  return Array.from({ length: after }, (_, at) => {
    const middle = (at + 0.5) * step - 0.5 + shift
    const first = Math.ceil(middle - LOBES * step)
    const count = Math.floor(middle + LOBES * step) - first + 1
    const weights = Array.from({ length: count }, (_weight, k) => lanczos((first + k - middle) / step))
    const sum = weights.reduce((one, other) => one + other, 0)
    const from = new Int32Array(count * block)
    const shares = new Float32Array(count * block)
    for (let k = 0; k < from.length; k++) {
      const piece = Math.floor(k / block)
      from[k] = Math.min(before - 1, Math.max(0, Math.min(last, first + piece)) * block + (k % block))
      shares[k] = (weights[piece] ?? 0) / sum / block
    }
    return { from, shares }
  })
}

function lanczos(distance: number): number {
  if (Math.abs(distance) >= LOBES) return 0
  return sinc(distance) * sinc(distance / LOBES)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
