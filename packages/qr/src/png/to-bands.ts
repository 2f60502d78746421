import { type Grid, isDark } from '../grid.ts'

/** A scan line (filter byte and one bit a pixel) and how often it repeats. */
export interface Band {
  line: Uint8Array
  times: number
}

/** The picture as one band per row of modules; module borders lie on whole pixels, so widths differ by at most one. */
export function toBands(grid: Grid, margin: number, size: number): Band[] {
  const across = grid.size + 2 * margin
  const pixel = (module: number) => Math.round((module * size) / across)
  const bands: Band[] = []
  for (let row = 0; row < across; row++) {
    const line = new Uint8Array(1 + Math.ceil(size / 8))
    for (let column = 0; column < across; column++) {
      if (isDark(grid, column - margin, row - margin)) darken(line, pixel(column), pixel(column + 1))
    }
    const times = pixel(row + 1) - pixel(row)
    if (times > 0) bands.push({ line, times })
  }
  return bands
}

function darken(line: Uint8Array, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel++) {
    const at = 1 + (pixel >> 3)
    line[at] = (line[at] ?? 0) | (0x80 >> (pixel & 7))
  }
}
