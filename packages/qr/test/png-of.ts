import { Resvg } from '@resvg/resvg-js'

/** Shapes on 64 by 64 pixels as a PNG data URI. */
export function pngOf(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${shapes}</svg>`
  return `data:image/png;base64,${new Resvg(svg).render().asPng().toString('base64')}`
}
