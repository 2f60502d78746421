import type { ReaderOptions } from 'zxing-wasm/reader'
import sharp, { type Sharp } from 'sharp'
import { blackAndWhite } from './black-and-white.ts'
import type { Grey, Picture, Rgba } from './open-picture.ts'

/** One way to look at a picture. */
export interface Attempt {
  prepare(picture: Picture): Promise<Rgba>
  options: ReaderOptions
}

const anyWay: ReaderOptions = { tryRotate: true, tryInvert: true, tryDownscale: true }
const oneWay: ReaderOptions = { tryRotate: false, tryInvert: false, tryDownscale: false }
const whole: ReaderOptions = { ...oneWay, binarizer: 'GlobalHistogram' }

/** From what reads nearly every picture to what rescues a bad one. */
export const attempts: Attempt[] = [
  { prepare: ({ grey }) => changed(grey, 1600), options: anyWay },
  { prepare: ({ grey }) => changed(grey, 1000), options: anyWay },
  { prepare: ({ grey }) => changed(grey, 700, (to) => to.blur(0.8)), options: oneWay },
  { prepare: ({ ink }) => changed(ink, 1000, (to) => to.median(3)), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 1400, (to) => to.blur(1.5)), options: oneWay },
  { prepare: ({ grey }) => flattened(grey, 1200, 0.06), options: oneWay },
  { prepare: ({ grey }) => flattened(grey, 1600, 0.03), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 1000, evened), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 1400, (to) => to.median(3).sharpen({ sigma: 2 })), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 400), options: anyWay },
  { prepare: ({ ink }) => flattened(ink, 800, 0.06), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 500, (to) => to.normalise()), options: whole },
  { prepare: ({ grey }) => changed(grey, 1600, evened), options: anyWay },
  ...[20, 45, 70].map((degrees) => ({
    prepare: ({ grey }: Picture) => changed(grey, 1000, (to) => to.rotate(degrees, { background: '#fff' }).blur(0.7)),
    options: oneWay,
  })),
  { prepare: ({ grey }) => flattened(grey, 600, 0.1), options: anyWay },
  { prepare: ({ grey }) => changed(grey, 2400, (to) => to.blur(2)), options: oneWay },
]

/** Light evened out piece by piece, as an eye does it (CLAHE). */
function evened(picture: Sharp): Sharp {
  return picture.median(3).clahe({ width: 120, height: 120, maxSlope: 3 })
}

function open({ data, width, height }: Grey, side: number): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } }).resize({ width: side, height: side, fit: 'inside' })
}

async function changed(grey: Grey, side: number, change: (picture: Sharp) => Sharp = (same) => same): Promise<Rgba> {
  const { data, info } = await change(open(grey, side))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

async function flattened(grey: Grey, side: number, share: number): Promise<Rgba> {
  const { data, info } = await open(grey, side).blur(1).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return blackAndWhite({ data, width: info.width, height: info.height }, Math.round(side * share))
}
