import type { Grey } from '../pixels.ts'
import { warp } from './warp.ts'

/** The picture turned about its middle, on a canvas large enough, filled with the `background` grey. */
export function rotate(grey: Grey, degrees: number, background: number): Grey {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const width = Math.ceil(Math.abs(grey.width * cos) + Math.abs(grey.height * sin) - 1e-6)
  const height = Math.ceil(Math.abs(grey.width * sin) + Math.abs(grey.height * cos) - 1e-6)
  const right = (width - 1) / 2
  const down = (height - 1) / 2
  return warp(
    grey,
    {
      x: [cos, sin, (grey.width - 1) / 2 - cos * right - sin * down],
      y: [-sin, cos, (grey.height - 1) / 2 + sin * right - cos * down],
    },
    { width, height, ground: background },
  )
}
