import type { Decode } from './decode.ts'
import { addNoise } from './distort/add-noise.ts'
import { blur } from './distort/blur.ts'
import { compress } from './distort/compress.ts'
import { darken } from './distort/darken.ts'
import { rotate } from './distort/rotate.ts'
import { shrink } from './distort/shrink.ts'
import { shrinkColours } from './distort/shrink-colours.ts'
import { type Grey, type Pixels, toGrey, toPixels } from './pixels.ts'

/** A picture to be distorted, at most `JUDGED_WIDTH` wide, and the grey around it. */
interface Scene {
  pixels: Pixels
  grey: Grey
  background: number
}

type Trial = (scene: Scene) => Grey

/** A finished picture, the text it must give, and the grey (0 to 255) of what lies around it. */
export interface Picture {
  pixels: Pixels
  content: string
  background: number
  hasMargin: boolean
  decode: Decode
}

/** Larger pictures are judged at this width, and most trials run at the usual one. */
export const JUDGED_WIDTH = 600
const USUAL_WIDTH = 400

const shrunk = (width: number) => (scene: Scene) => shrink(scene.grey, width)
const usual = shrunk(USUAL_WIDTH)
const turned = (degrees: number) => (scene: Scene) => rotate(usual(scene), degrees, scene.background)

// What every picture must survive. Several sizes and angles around those of the reference gate (120 px, 15 degrees,
// blur 2, JPEG 15), and each a little harsher: what passes all of them does not pass by luck.
const required: Trial[] = [
  ...[JUDGED_WIDTH, USUAL_WIDTH, 150, 128, 120, 112, 106].map(shrunk),
  ...[12, 15, 18, 180].map(turned),
  ({ grey, background }) => rotate(grey, 15, background),
  (scene) => blur(usual(scene), 2.2),
  (scene) => darken(usual(scene), 0.5),
  ({ pixels }) => compress(pixels, 12),
  ({ pixels }) => compress(shrinkColours(pixels, USUAL_WIDTH), 12),
]

// Without a quiet zone decoders read by luck: what passes at 120 px can fail at 121. So such a picture is tried closer.
const requiredWithoutMargin: Trial[] = [
  ...[136, 132, 124, 122, 118, 116].map(shrunk),
  ...[10, 13, 14, 16, 17].map(turned),
  ...[9, 10, 15, 18].map(
    (quality) =>
      ({ pixels }: Scene) =>
        compress(pixels, quality),
  ),
]

// What tells a good style from one that just passes.
const extra: Trial[] = [
  (scene) => blur(usual(scene), 3.5),
  shrunk(90),
  (scene) => addNoise(usual(scene), 40),
  (scene) => addNoise(darken(blur(shrunk(200)(scene), 1), 0.3), 8),
]

/** Whether the picture gives the exact text as it is and after every required distortion. */
export async function survives(picture: Picture): Promise<boolean> {
  if ((await picture.decode(picture.pixels)) !== picture.content) return false
  const trials = picture.hasMargin ? required : [...required, ...requiredWithoutMargin]
  return (await passed(picture, { trials, stopAtFailure: true })) === trials.length
}

/** The share of the harder distortions that the picture survives, from 0 to 1. */
export async function sturdiness(picture: Picture): Promise<number> {
  return (await passed(picture, { trials: extra, stopAtFailure: false })) / extra.length
}

async function passed(
  { pixels, content, background, decode }: Picture,
  { trials, stopAtFailure }: { trials: Trial[]; stopAtFailure: boolean },
): Promise<number> {
  const judged = shrinkColours(pixels, JUDGED_WIDTH)
  const scene = { pixels: judged, grey: toGrey(judged), background }
  let count = 0
  for (const trial of trials) {
    const exact = (await decode(toPixels(trial(scene)))) === content
    if (exact) count++
    else if (stopAtFailure) break
  }
  return count
}
