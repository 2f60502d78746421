/** How the three eyes are drawn: a ring of 7 modules across, one module thick, around an inner piece of 3. */
export interface EyeShape {
  /** True when every edge is horizontal or vertical, so that the renderer should not soften it. */
  crisp: boolean
  /** Path data in module units of the ring whose top left corner is at x, y. */
  ring(x: number, y: number): string
  /** Path data of the inner piece of the same eye. */
  ball(x: number, y: number): string
}
