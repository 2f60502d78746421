import type { Grid } from '../grid.ts'

/** How the modules outside the eyes are drawn. */
export interface BodyShape {
  /** True when every edge is horizontal or vertical, so that the renderer should not soften it. */
  crisp: boolean
  /** Path data in module units; `offset` is the place of the grid's first module on both axes. */
  path(grid: Grid, offset: number): string
}
