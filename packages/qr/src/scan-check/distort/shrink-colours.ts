import type { Pixels } from '../pixels.ts'
import { shrink } from './shrink.ts'

/** As `shrink`, with the colours kept. */
export function shrinkColours(pixels: Pixels, width: number): Pixels {
  if (pixels.width <= width) return pixels
  const channels = [0, 1, 2].map((channel) => {
    const data = new Uint8ClampedArray(pixels.width * pixels.height)
    for (let at = 0; at < data.length; at++) data[at] = pixels.data[at * 4 + channel] ?? 0
    return shrink({ data, width: pixels.width, height: pixels.height }, width)
  })
  const height = channels[0]?.height ?? 0
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [channel, { data: values }] of channels.entries()) {
    for (let at = 0; at < values.length; at++) data[at * 4 + channel] = values[at] ?? 0
  }
  return { data, width, height }
}
