import type { Rotation } from './style.ts'

/** A square of modules, row by row; 1 is dark. */
export interface Grid {
  readonly size: number
  readonly cells: Uint8Array
}

/** Whether the module is dark; everything outside is light. */
export function isDark({ size, cells }: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < size && y < size && cells[y * size + x] === 1
}

/** The same grid turned clockwise. */
export function rotateGrid(grid: Grid, degrees: Rotation): Grid {
  if (degrees === 0) return grid
  const { size, cells } = grid
  const last = size - 1
  const source = {
    90: (x: number, y: number) => (last - x) * size + y,
    180: (x: number, y: number) => (last - y) * size + last - x,
    270: (x: number, y: number) => x * size + last - y,
  }[degrees]
  const turned = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) turned[y * size + x] = cells[source(x, y)] ?? 0
  }
  return { size, cells: turned }
}

/** A copy in which the modules that `covers` picks are light. */
export function clearCells({ size, cells }: Grid, covers: (x: number, y: number) => boolean): Grid {
  const kept = new Uint8Array(cells)
  for (let y = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++, at++) if (kept[at] === 1 && covers(x, y)) kept[at] = 0
  }
  return { size, cells: kept }
}
