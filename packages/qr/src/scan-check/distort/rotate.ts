import type { Grey } from '../pixels.ts'
import { warp } from './warp.ts'

/**
 * The picture turned clockwise, on a canvas large enough, filled with the `background` grey; the canvas and where the
 * picture lies on it to the pixel as libvips does it (and sharp with it), by which pictures on the web are turned.
 */
export function rotate(grey: Grey, degrees: number, background: number): Grey {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const xs = [0, grey.width * cos, -grey.height * sin, grey.width * cos - grey.height * sin]
  const ys = [0, grey.width * sin, grey.height * cos, grey.width * sin + grey.height * cos]
  const left = Math.round(Math.min(...xs))
  const top = Math.round(Math.min(...ys))
  const width = Math.round(Math.max(...xs) - Math.min(...xs))
  const height = Math.round(Math.max(...ys) - Math.min(...ys))
  return warp(
    grey,
    { x: [cos, sin, cos * left + sin * top], y: [-sin, cos, cos * top - sin * left] },
    { width, height, ground: background },
  )
}
