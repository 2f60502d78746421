import sharp from 'sharp'
import type { Decode } from '../src/scan-check/decode.ts'
import type { Pixels } from '../src/scan-check/pixels.ts'

type Distortion = (picture: sharp.Sharp, background: string) => sharp.Sharp

const forBoth: Record<string, Distortion> = {
  clean: (picture) => picture,
  'rotated 180': (picture) => picture.rotate(180),
  'blur 2': (picture) => picture.blur(2),
  '120 px': (picture) => picture.resize(120),
}
const forZxing: Record<string, Distortion> = {
  'rotated 15': (picture, background) => picture.rotate(15, { background }),
  'JPEG 15': (picture) => picture.jpeg({ quality: 15 }),
}

/** Runs the distortions with both decoders and names those that did not give the exact text. */
export async function gateFailures(
  { pixels, content, background }: { pixels: Pixels; content: string; background: string },
  decoders: { zxing: Decode; zbar: Decode },
): Promise<string[]> {
  const failures: string[] = []
  for (const [name, distort] of Object.entries({ ...forBoth, ...forZxing })) {
    const distorted = await apply(pixels, (picture) => distort(picture, background))
    if ((await decoders.zxing(distorted)) !== content) failures.push(`zxing: ${name}`)
    if (name in forBoth && (await decoders.zbar(distorted)) !== content) failures.push(`zbar: ${name}`)
  }
  return failures
}

async function apply({ data, width, height }: Pixels, distort: (picture: sharp.Sharp) => sharp.Sharp): Promise<Pixels> {
  const source = sharp(data, { raw: { width, height, channels: 4 } })
  const encoded = await distort(source)
    .toFormat('raw')
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (encoded) return toPixels(encoded)
  throw new Error('the distortion failed')
}

function toPixels({ data, info }: { data: Buffer; info: sharp.OutputInfo }): Pixels {
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
