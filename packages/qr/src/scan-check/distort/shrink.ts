import type { Grey, Pixels } from '../pixels.ts'

/** The picture at a smaller width, each new pixel the mean of the area it covers. A narrower picture stays as it is. */
export function shrink(grey: Grey, width: number): Grey {
  return grey.width <= width ? grey : average(grey, width, 1)
}

/** As `shrink`, with the colours kept. */
export function shrinkColours(pixels: Pixels, width: number): Pixels {
  return pixels.width <= width ? pixels : average(pixels, width, 4)
}

/** Rows first: they lie together, and few are left for the slower columns. */
function average(picture: Pixels, width: number, channels: number): Pixels {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  const stride = picture.width * channels
  const columns = covers(picture.width, width)
  const row = new Float32Array(stride)
  const data = new Uint8ClampedArray(width * height * channels)
  for (const [y, { first, shares }] of covers(picture.height, height).entries()) {
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k] ?? 0
      const from = (first + k) * stride
      if (k === 0) for (let at = 0; at < stride; at++) row[at] = share * (picture.data[from + at] ?? 0)
      else for (let at = 0; at < stride; at++) row[at] = (row[at] ?? 0) + share * (picture.data[from + at] ?? 0)
    }
    averageRow(row, columns, channels, data.subarray(y * width * channels, (y + 1) * width * channels))
  }
  return { data, width, height }
}

function averageRow(row: Float32Array, columns: Cover[], channels: number, to: Uint8ClampedArray): void {
  for (let x = 0; x < columns.length; x++) {
    const { first, shares } = columns[x] as Cover
    const count = shares.length
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0
      for (let k = 0, at = first * channels + channel; k < count; k++, at += channels) {
        sum += (shares[k] ?? 0) * (row[at] ?? 0)
      }
      to[x * channels + channel] = sum
    }
  }
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
