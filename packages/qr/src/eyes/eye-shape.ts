/** The corner of an eye that points at the middle of the code, counted clockwise from the top left. */
export type Inwards = 0 | 1 | 2 | 3

/**
 * How the three eyes are drawn: a ring of 7 modules across, one module thick, around an inner piece of 3. On all lines
 * through the middle dark and light must stand about 1 : 1 : 3 : 1 : 1, or decoders lose the eye.
 */
export interface EyeShape {
  /** True when every edge is horizontal or vertical, so that the renderer should not soften it. */
  crisp: boolean
  /** Path data in module units of the ring whose top left corner is at x, y. */
  ring(x: number, y: number, inwards: Inwards): string
  /** Path data of the inner piece of the same eye. */
  ball(x: number, y: number, inwards: Inwards): string
}
