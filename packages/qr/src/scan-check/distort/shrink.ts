import type { Grey } from '../pixels.ts'

/** The picture at a smaller width, each new pixel the mean of the area it covers. A narrower picture stays as it is. */
export function shrink(grey: Grey, width: number): Grey {
  if (grey.width <= width) return grey
  const height = Math.max(1, Math.round((grey.height * width) / grey.width))
  const rows = averageRows(grey.data, grey.width, grey.height, width)
  const columns = averageRows(transpose(rows, width, grey.height), grey.height, width, height)
  return { data: Uint8ClampedArray.from(transpose(columns, height, width)), width, height }
}

function averageRows(data: ArrayLike<number>, from: number, rows: number, to: number): Float32Array {
  const result = new Float32Array(to * rows)
  const step = from / to
  for (let x = 0; x < to; x++) {
    const start = x * step
    const end = Math.min(from, start + step)
    for (let source = Math.floor(start); source < end; source++) {
      const share = (Math.min(end, source + 1) - Math.max(start, source)) / step
      for (let y = 0; y < rows; y++) {
        const at = y * to + x
        result[at] = (result[at] ?? 0) + share * (data[y * from + source] ?? 0)
      }
    }
  }
  return result
}

function transpose(data: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result[x * height + y] = data[y * width + x] ?? 0
  }
  return result
}
