import type { Grey } from '../pixels.ts'

/** A picture taken in poor light: `light` is what is left of it at the left edge, half of that at the right. */
export function darken({ data, width, height }: Grey, light: number): Grey {
  const dark = new Uint8ClampedArray(data.length)
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) dark[at] = (data[at] ?? 0) * light * (1 - (0.5 * x) / width)
  }
  return { data: dark, width, height }
}
