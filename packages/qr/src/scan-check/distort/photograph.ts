import type { Grey } from '../pixels.ts'
import { addNoise } from './add-noise.ts'
import { blur } from './blur.ts'
import { shrink } from './shrink.ts'
import { warp } from './warp.ts'

export interface PhotoPlan {
  /** Width of the print in the photo, in pixels. */
  width: number
  /** Degrees clockwise. */
  turn: number
  /** Sideways shift a pixel of height, and downward a pixel of width. */
  shear: [number, number]
  blur: number
  /** What is left of the light. */
  light: number
  grain: number
  /** The grey around the print. */
  ground: number
}

const EDGE = 12

/** What a phone sees of a print on a table: small, askew, blurred, in poor light and grainy. */
export function photograph(grey: Grey, plan: PhotoPlan): Grey {
  const print = shrink(grey, plan.width)
  const angle = (plan.turn * Math.PI) / 180
  const [sideways, down] = plan.shear
  // Print to photo: first the shear, then the turn; the canvas takes whatever comes out.
  const a = Math.cos(angle) - down * Math.sin(angle)
  const b = sideways * Math.cos(angle) - Math.sin(angle)
  const c = Math.sin(angle) + down * Math.cos(angle)
  const d = sideways * Math.sin(angle) + Math.cos(angle)
  const width = Math.ceil(Math.abs(a * print.width) + Math.abs(b * print.height)) + 2 * EDGE
  const height = Math.ceil(Math.abs(c * print.width) + Math.abs(d * print.height)) + 2 * EDGE
  const area = a * d - b * c
  const back = (one: number, other: number, middle: number): [number, number, number] => [
    one / area,
    other / area,
    middle - (one * width) / 2 / area - (other * height) / 2 / area,
  ]
  const scene = warp(
    print,
    { x: back(d, -b, print.width / 2), y: back(-c, a, print.height / 2) },
    { width, height, ground: plan.ground },
  )
  const dim = blur(scene, plan.blur)
  for (let at = 0; at < dim.data.length; at++) dim.data[at] = (dim.data[at] ?? 0) * plan.light
  return addNoise(dim, plan.grain)
}
