import type { Pixels } from '../pixels.ts'

/** The picture turned by 180 degrees, every pixel kept as it is. */
export function upsideDown({ data, width, height }: Pixels): Pixels {
  // Four bytes of a pixel stay together; the copy also begins where such groups may begin.
  const pixels = new Uint32Array(data.slice().buffer).reverse()
  return { data: new Uint8ClampedArray(pixels.buffer), width, height }
}
