import type { Grid } from '../grid.ts'

/** Which band of a gradient a module lies in, from 0. */
export type BandOf = (column: number, row: number) => number

/** How the modules outside the eyes are drawn. */
export interface BodyShape {
  /** True when every edge is horizontal or vertical, so that the renderer should not soften it. */
  crisp: boolean
  /** Path data in module units; `offset` is the place of the grid's first module on both axes. */
  path(grid: Grid, offset: number): string
  /** The same in one path for each band, '' for empty ones. Only shapes of pieces apart can. */
  inBands?(grid: Grid, offset: number, bandOf: BandOf): string[]
}
