import type { Grey } from '../pixels.ts'

/** Where a pixel of the new picture comes from: `x` and `y` of the old one, each as `a x + b y + c`. */
export interface Warp {
  x: [a: number, b: number, c: number]
  y: [a: number, b: number, c: number]
}

export interface Canvas {
  width: number
  height: number
  /** The grey (0 to 255) of what the picture does not cover. */
  ground: number
}

/** The picture turned, stretched or sheared onto a canvas; values between pixels are mixed. */
export function warp({ data, width, height }: Grey, { x: toX, y: toY }: Warp, canvas: Canvas): Grey {
  const { ground } = canvas
  const result = new Uint8ClampedArray(canvas.width * canvas.height)
  for (let at = 0, y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, at++) {
      const sourceX = toX[0] * x + toX[1] * y + toX[2]
      const sourceY = toY[0] * x + toY[1] * y + toY[2]
      const left = Math.floor(sourceX)
      const top = Math.floor(sourceY)
      if (left < -1 || top < -1 || left >= width || top >= height) {
        result[at] = ground
        continue
      }
      const from = top * width + left
      const hasLeft = left >= 0
      const hasRight = left + 1 < width
      const hasTop = top >= 0
      const hasBottom = top + 1 < height
      const upperLeft = hasTop && hasLeft ? (data[from] ?? ground) : ground
      const upperRight = hasTop && hasRight ? (data[from + 1] ?? ground) : ground
      const lowerLeft = hasBottom && hasLeft ? (data[from + width] ?? ground) : ground
      const lowerRight = hasBottom && hasRight ? (data[from + width + 1] ?? ground) : ground
      const upper = upperLeft + (upperRight - upperLeft) * (sourceX - left)
      const lower = lowerLeft + (lowerRight - lowerLeft) * (sourceX - left)
      result[at] = upper + (lower - upper) * (sourceY - top)
    }
  }
  return { data: result, width: canvas.width, height: canvas.height }
}
