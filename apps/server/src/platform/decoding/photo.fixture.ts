import { type QrStyle, bodyTypes, defaultStyle, eyeTypes, gradientWays, levels } from '@matai/qr'
import sharp from 'sharp'
import { render } from '../drawing/render.ts'
import { wear } from './photo-wear.fixture.ts'
import { type Effects, placeInFrame } from './photo-scene.fixture.ts'

/** A photo of a printed code as a phone takes it, what was done to it, and what it should say. */
export interface Photo {
  jpeg: Buffer
  address: string
  effects: Effects
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const inks = ['#000000', '#16211D', '#0B6B50', '#7A1A10', '#1F3A5F', '#175CD3', '#4A2FA8', '#9C1C5B', '#33383E']
const papers = ['#FFFFFF', '#FFFFFF', '#FFF8EE', '#FFF6FA', '#E8F5EE']

/** A style as people make them, from every choice that there is. */
function anyStyle(random: () => number): QrStyle {
  const among = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)] as Choice
  return {
    ...defaultStyle,
    size: among([400, 500, 700, 1000]),
    bgColor: among(papers),
    bodyType: among(bodyTypes),
    eyeType: among(eyeTypes),
    foreColor: among(inks),
    foreType: random() < 0.3 ? 'gradient' : 'solid',
    foreColorTwo: among(inks),
    gradientWay: among(gradientWays),
    eyeInColor: random() < 0.3 ? among(inks) : null,
    eyeOutColor: random() < 0.2 ? among(inks) : null,
    level: among(levels),
    margin: 2 + Math.floor(random() * 3),
    embedText: random() < 0.25 ? '3F-017' : '',
  }
}

/**
 * Draws a code and takes its photo; the same for the same seed. Without a style, one that passes the scan check.
 * A worn print has glare, a fold and dirt.
 */
export async function takePhoto(seed: number, given?: QrStyle, isWorn = false): Promise<Photo> {
  const random = randomFrom(seed)
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const id = Array.from({ length: 8 }, () => letters[Math.floor(random() * letters.length)]).join('')
  const address = `https://code.example.com/q/${id}`
  const print = await printOf(address, given, random)
  const effects: Effects = {
    tilt: random() * 25,
    turn: random() * 360,
    blur: 0.4 + random() * 3.6,
    noise: random() * 32,
    shadow: random() * 0.75,
    share: 0.25 + random() * 0.5,
    frame: 1000 + Math.round(random() * 1000),
  }
  const { pixels, width, height } = await placeInFrame(print, effects, random)
  if (isWorn) wear({ pixels, width, height }, randomFrom(seed + 7919))
  const blurred = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(effects.blur)
    .raw()
    .toBuffer()
  addNoise(blurred, effects.noise, random)
  const jpeg = await sharp(blurred, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer()
  return { jpeg, address, effects }
}

async function printOf(address: string, given: QrStyle | undefined, random: () => number): Promise<Buffer> {
  for (;;) {
    const drawn = await render({ content: address, style: given ?? anyStyle(random), format: 'png' })
    if (drawn.ok) return Buffer.from(drawn.body)
    if (given) throw new Error('the style does not scan')
  }
}

/** What a small sensor adds in a dim room: normally distributed, by Box and Muller. */
function addNoise(pixels: Buffer, strength: number, random: () => number): void {
  for (let at = 0; at < pixels.length; at += 2) {
    const radius = strength * Math.sqrt(-2 * Math.log(1 - random()))
    const angle = 2 * Math.PI * random()
    pixels[at] = bounded((pixels[at] ?? 0) + radius * Math.cos(angle))
    if (at + 1 < pixels.length) pixels[at + 1] = bounded((pixels[at + 1] ?? 0) + radius * Math.sin(angle))
  }
}

function bounded(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}
