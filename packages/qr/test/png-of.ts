import { Resvg } from '@resvg/resvg-js'

/** Shapes on 64 by 64 pixels, or another size, as a PNG data URI. */
export function pngOf(shapes: string, [width, height] = [64, 64]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  return `data:image/png;base64,${new Resvg(svg).render().asPng().toString('base64')}`
}
