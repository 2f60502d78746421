import type { Grey } from '../pixels.ts'

/** The picture at a smaller width, each new pixel the mean of the area it covers. A narrower picture stays as it is. */
export function shrink(grey: Grey, width: number): Grey {
  if (grey.width <= width) return grey
  const height = Math.max(1, Math.round((grey.height * width) / grey.width))
  const narrow = averageColumns(grey, width)
  return { data: averageRows(narrow, width, grey.height, height), width, height }
}

/** Which old pixels a new one covers, and how much of each. */
interface Cover {
  first: number
  shares: number[]
}

function covers(from: number, to: number): Cover[] {
  const step = from / to
  return Array.from({ length: to }, (_, at) => {
    const start = at * step
    const end = Math.min(from, start + step)
    const first = Math.floor(start)
    const count = Math.ceil(end) - first
    const shares = Array.from(
      { length: count },
      (_share, k) => (Math.min(end, first + k + 1) - Math.max(start, first + k)) / step,
    )
    return { first, shares }
  })
}

function averageColumns({ data, width, height }: Grey, to: number): Float32Array {
  const columns = covers(width, to)
  const result = new Float32Array(to * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < to; x++) {
      const { first, shares } = columns[x] as Cover
      let sum = 0
      for (let k = 0; k < shares.length; k++) sum += (shares[k] ?? 0) * (data[y * width + first + k] ?? 0)
      result[y * to + x] = sum
    }
  }
  return result
}

function averageRows(data: Float32Array, width: number, height: number, to: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(width * to)
  const row = new Float32Array(width)
  for (const [y, { first, shares }] of covers(height, to).entries()) {
    row.fill(0)
    for (const [k, share] of shares.entries()) {
      const start = (first + k) * width
      for (let x = 0; x < width; x++) row[x] = (row[x] ?? 0) + share * (data[start + x] ?? 0)
    }
    result.set(row, y * width)
  }
  return result
}
