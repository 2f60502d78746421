import sharp, { type Sharp } from 'sharp'
import type { Decode } from '../src/scan-check/decode.ts'
import type { Pixels } from '../src/scan-check/pixels.ts'
import { phonePhoto } from './phone-photo.ts'

type Distortion = (picture: Sharp, background: string) => Promise<Sharp> | Sharp

const forBoth: Record<string, Distortion> = {
  clean: (picture) => picture,
  'rotated 180': (picture) => picture.rotate(180),
  'blur 2': (picture) => picture.blur(2),
  '120 px': (picture) => picture.resize(120),
}
const forZxing: Record<string, Distortion> = {
  'rotated 15': (picture, background) => picture.rotate(15, { background }),
  'JPEG 15': async (picture) => sharp(await picture.jpeg({ quality: 15 }).toBuffer()),
}

// The second decoder loses about one picture in 300 at exactly 120 px, plain black squares included, and reads it again
// one pixel wider or narrower. Such a picture passes if it is read at both of these.
const neighbours: Record<string, Distortion[]> = {
  '120 px': [(picture) => picture.resize(119), (picture) => picture.resize(121)],
}

export interface Finished {
  pixels: Pixels
  content: string
  background: string
}

/**
 * Names what of the gate a finished picture fails; empty when it may be accepted. Both decoders must give the exact
 * text clean, upside down, blurred and at 120 px, the first also askew and as a poor JPEG, and one of the two from a
 * simulated phone photo.
 */
export async function gateFailures(
  finished: Finished,
  { zxing, zbar }: { zxing: Decode; zbar: Decode },
): Promise<string[]> {
  const failures: string[] = []
  const byEither = (await isRead(finished, zxing, phonePhoto)) || (await isRead(finished, zbar, phonePhoto))
  if (!byEither) failures.push('neither: photo')
  for (const [name, distort] of Object.entries({ ...forBoth, ...forZxing })) {
    const others = neighbours[name] ?? []
    if (!(await isRead(finished, zxing, distort))) failures.push(`zxing: ${name}`)
    if (!(name in forBoth) || (await isRead(finished, zbar, distort))) continue
    const read = await Promise.all(others.map((other) => isRead(finished, zbar, other)))
    if (read.length === 0 || read.includes(false)) failures.push(`zbar: ${name}`)
  }
  return failures
}

async function isRead(
  { pixels, content, background }: Finished,
  decode: Decode,
  distort: Distortion,
): Promise<boolean> {
  return (await decode(await toPixels(await distort(toSharp(pixels), background)))) === content
}

function toSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
