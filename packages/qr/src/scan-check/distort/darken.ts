import type { Grey } from '../pixels.ts'

/** A picture taken in poor light: `light` is what is left of it at the left edge, half of that at the right. */
export function darken({ data, width, height }: Grey, light: number): Grey {
  const dark = data.map((value, at) => value * light * (1 - (0.5 * (at % width)) / width))
  return { data: dark, width, height }
}
