import type { Decode } from './decode.ts'
import { addNoise } from './distort/add-noise.ts'
import { blur } from './distort/blur.ts'
import { compress } from './distort/compress.ts'
import { darken } from './distort/darken.ts'
import { rotate } from './distort/rotate.ts'
import { shrink } from './distort/shrink.ts'
import { type Grey, type Pixels, toGrey, toPixels } from './pixels.ts'

type Trial = (grey: Grey, background: number) => Grey

/** A finished picture, the text it must give, and the grey (0 to 255) of what lies around it. */
export interface Picture {
  pixels: Pixels
  content: string
  background: number
  decode: Decode
}

/** Larger pictures are judged at this width: blur and noise are worse there than on the picture itself. */
const JUDGED_WIDTH = 400

// What every picture must survive. Numbers are a little harsher than the reference gate (blur 2, 120 px, JPEG 15).
const required: Trial[] = [
  (grey) => grey,
  (grey, background) => rotate(grey, 180, background),
  (grey) => shrink(grey, 150),
  (grey) => shrink(grey, 120),
  (grey) => shrink(grey, 112),
  (grey) => blur(grey, 2.2),
  (grey, background) => rotate(grey, 15, background),
  (grey) => darken(grey, 0.5),
  (grey) => compress(grey, 12),
]

// What tells a good style from one that just passes.
const extra: Trial[] = [
  (grey) => blur(grey, 3.5),
  (grey) => shrink(grey, 90),
  (grey) => addNoise(grey, 40),
  (grey) => addNoise(darken(blur(shrink(grey, 200), 1), 0.3), 8),
]

/** Whether the picture gives the exact text as it is and after every required distortion. */
export async function survives(picture: Picture): Promise<boolean> {
  if ((await picture.decode(picture.pixels)) !== picture.content) return false
  return (await passed(picture, { trials: required, stopAtFailure: true })) === required.length
}

/** The share of the harder distortions that the picture survives, from 0 to 1. */
export async function sturdiness(picture: Picture): Promise<number> {
  return (await passed(picture, { trials: extra, stopAtFailure: false })) / extra.length
}

async function passed(
  { pixels, content, background, decode }: Picture,
  { trials, stopAtFailure }: { trials: Trial[]; stopAtFailure: boolean },
): Promise<number> {
  const grey = shrink(toGrey(pixels), JUDGED_WIDTH)
  let count = 0
  for (const trial of trials) {
    const exact = (await decode(toPixels(trial(grey, background)))) === content
    if (exact) count++
    else if (stopAtFailure) break
  }
  return count
}
