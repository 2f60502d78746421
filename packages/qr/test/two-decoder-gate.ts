import sharp, { type Sharp } from 'sharp'
import type { Decode } from '../src/scan-check/decode.ts'
import type { Pixels } from '../src/scan-check/pixels.ts'

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

/** Runs the distortions with both decoders and names those that did not give the exact text. */
export async function gateFailures(
  { pixels, content, background }: { pixels: Pixels; content: string; background: string },
  decoders: { zxing: Decode; zbar: Decode },
): Promise<string[]> {
  const failures: string[] = []
  for (const [name, distort] of Object.entries({ ...forBoth, ...forZxing })) {
    const distorted = await toPixels(await distort(toSharp(pixels), background))
    if ((await decoders.zxing(distorted)) !== content) failures.push(`zxing: ${name}`)
    if (name in forBoth && (await decoders.zbar(distorted)) !== content) failures.push(`zbar: ${name}`)
  }
  return failures
}

function toSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
