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
