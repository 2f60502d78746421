/** One way to take a hard photo; everything follows from a seed. */
export interface HardPlan {
  /** Radians by which the phone is turned, and by which it looks from the side, around an axis at `axis`. */
  turn: number
  tilt: number
  axis: number
  /** Standard deviation in pixels. */
  blur: number
  /** What is left of the light outside of the shadow, and in it. */
  light: number
  shade: number
  /** Where the shadow's edge runs: its direction, and how far from the middle, in widths of the photo. */
  edge: number
  edgeAt: number
  /** What is left of red, green and blue under a warm lamp. */
  cast: [red: number, green: number, blue: number]
  /** Standard deviation of the grain, in steps of 256. */
  grain: number
  /** Where in the grain the photo begins. */
  grainFrom: number
  quality: number
  /** Brightness of the table around the print, 0 to 255. */
  ground: number
}

/** Pixels that a module is wide in a hard photo. */
export const HARD_MODULE_PIXELS = 3

export function hardPlan(seed: number): HardPlan {
  const random = numbers(seed)
  const between = (from: number, to: number) => from + (to - from) * random()
  return {
    turn: between(0, 2 * Math.PI),
    tilt: between(12, 32) * (Math.PI / 180),
    axis: between(0, 2 * Math.PI),
    blur: between(0.92, 1.15),
    light: between(0.6, 0.8),
    shade: between(0.4, 0.5),
    edge: between(0, 2 * Math.PI),
    edgeAt: between(-0.18, 0.18),
    cast: [1, between(0.86, 0.93), between(0.6, 0.74)],
    grain: between(3.2, 6.2),
    grainFrom: Math.floor(between(0, 60_000)),
    quality: 40,
    ground: between(70, 170),
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
