import type { Decode } from './decode.ts'
import { upsideDown } from './distort/upside-down.ts'
import { type Pixels, toPixels } from './pixels.ts'
import { secondDecode } from './second-decoder.ts'
import {
  NEARBY_LOST,
  nearby,
  plain,
  required,
  requiredWithHiddenEyes,
  requiredWithoutMargin,
  type Scene,
  sceneOf,
  type Trial,
} from './trials.ts'

/** A finished picture, the text it must give, and the grey (0 to 255) of what lies around it. */
export interface Picture {
  pixels: Pixels
  content: string
  background: number
  hasMargin: boolean
  hasHiddenEyes: boolean
  decode: Decode
}

/** How a picture did: `share` is what was read of everything that a passing picture must give. */
export interface Reading {
  passes: boolean
  share: number
}

/** Lets both decoders read the picture as it is and after every distortion. */
export async function readPicture(picture: Picture): Promise<Reading> {
  const scene = sceneOf(picture.pixels, picture.background)
  const asIs = await readBoth(picture, picture.pixels)
  const turned = await readFirst(picture, upsideDown(picture.pixels))
  const must = await readAll(picture, scene, trialsOf(picture))
  const near = await readAll(picture, scene, nearby)
  const read = asIs.read + turned.read + must.read
  const asked = asIs.asked + turned.asked + must.asked
  return {
    passes: read === asked && near.asked - near.read <= NEARBY_LOST,
    share: (read + near.read) / (asked + near.asked),
  }
}

/** The share that both decoders read of the picture at three sizes. */
export async function glance(picture: Picture): Promise<number> {
  const scene = sceneOf(picture.pixels, picture.background)
  const { read, asked } = await readAll(picture, scene, plain)
  return read / asked
}

/** As `readPicture`, and stops at the first text that has to be read and is not. */
export async function survives(picture: Picture): Promise<boolean> {
  if ((await picture.decode(picture.pixels)) !== picture.content) return false
  const scene = sceneOf(picture.pixels, picture.background)
  for (const trial of trialsOf(picture)) {
    const { read, asked } = await readAll(picture, scene, [trial])
    if (read < asked) return false
  }
  const near = await readAll(picture, scene, nearby)
  return near.asked - near.read <= NEARBY_LOST
}

interface Count {
  read: number
  asked: number
}

function trialsOf({ hasMargin, hasHiddenEyes }: Picture): Trial[] {
  return [...required, ...(hasMargin ? [] : requiredWithoutMargin), ...(hasHiddenEyes ? requiredWithHiddenEyes : [])]
}

async function readAll(picture: Picture, scene: Scene, trials: Trial[]): Promise<Count> {
  const count = { read: 0, asked: 0 }
  for (const { readers, distort, again } of trials) {
    const reading = readers === 'both' ? readBoth : readFirst
    const { read, asked } = await reading(picture, toPixels(distort(scene)))
    const another = again && read < asked ? await reading(picture, toPixels(again(scene))) : { read }
    count.read += Math.max(read, another.read)
    count.asked += asked
  }
  return count
}

async function readFirst({ decode, content }: Picture, pixels: Pixels): Promise<Count> {
  return { read: (await decode(pixels)) === content ? 1 : 0, asked: 1 }
}

async function readBoth(picture: Picture, pixels: Pixels): Promise<Count> {
  const { read } = await readFirst(picture, pixels)
  return { read: read + (secondDecode(pixels) === picture.content ? 1 : 0), asked: 2 }
}
