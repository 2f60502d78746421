import type { Pixels } from './pixels.ts'

/** The picture with a border all around in the given colour; `border` in pixels. */
export function pad({ data, width, height }: Pixels, border: number, colour: [number, number, number]): Pixels {
  const wide = width + 2 * border
  const high = height + 2 * border
  const padded = new Uint8ClampedArray(wide * high * 4)
  for (let at = 0; at < padded.length; at += 4) padded.set([...colour, 255], at)
  for (let y = 0; y < height; y++) {
    padded.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + border) * wide + border) * 4)
  }
  return { data: padded, width: wide, height: high }
}
