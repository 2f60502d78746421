import type { Grey, Rgba } from './open-picture.ts'

/** How much darker than its surroundings ink is, at least. */
const inkShare = 0.92

/** Black where a pixel is darker than the mean of the square of `2 × reach` around it: shadows vanish, edges stay. */
export function blackAndWhite({ data, width, height }: Grey, reach: number): Rgba {
  // Sums of all that is above and to the left; every mean then costs four look-ups.
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  const drawn = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach)]
      const sum = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top)
      const mean = sum / ((right - left) * (bottom - top))
      const at = y * width + x
      if ((data[at] ?? 0) < mean * inkShare) drawn.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { data: drawn, width, height }

  function sumAt(x: number, y: number): number {
    return sums[y * (width + 1) + x] ?? 0
  }
}

/** What is less apart than that is paper alone, or ink alone. */
const leastApart = 18

/**
 * Black where a pixel is nearer to the darkest than to the lightest around it. Glare and folds lift and lower both, and a
 * mean that is mostly paper, or mostly dirt, lies beside the middle of them.
 */
export function betweenExtremes({ data, width, height }: Grey, reach: number): Rgba {
  const darkest = extremes(data, width, height, reach, Math.min)
  const lightest = extremes(data, width, height, reach, Math.max)
  const drawn = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < data.length; at += 1) {
    const [low, high] = [darkest[at] ?? 0, lightest[at] ?? 0]
    if (high - low >= leastApart && (data[at] ?? 0) < (low + high) / 2) drawn.fill(0, at * 4, at * 4 + 3)
  }
  return { data: drawn, width, height }
}

/** The extreme of the square around each pixel, found by blocks: their borders are as coarse as light is. */
function extremes(
  data: Uint8Array,
  width: number,
  height: number,
  reach: number,
  choose: (one: number, other: number) => number,
): Uint8Array {
  const [across, down] = [Math.ceil(width / reach), Math.ceil(height / reach)]
  const blocks = new Uint8Array(across * down)
  const seen = new Uint8Array(across * down)
  for (let at = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const block = Math.floor(y / reach) * across + Math.floor(x / reach)
      const value = data[at] ?? 0
      blocks[block] = seen[block] ? choose(blocks[block] ?? 0, value) : value
      seen[block] = 1
    }
  }
  const around = new Uint8Array(across * down)
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      let extreme = blocks[row * across + column] ?? 0
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
          extreme = choose(extreme, blocks[y * across + x] ?? 0)
        }
      }
      around[row * across + column] = extreme
    }
  }
  const result = new Uint8Array(data.length)
  for (let at = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      result[at] = around[Math.floor(y / reach) * across + Math.floor(x / reach)] ?? 0
    }
  }
  return result
}
