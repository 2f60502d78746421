import type { ReaderOptions } from 'zxing-wasm/reader'
import sharp, { type Sharp } from 'sharp'
import { betweenExtremes, blackAndWhite } from './black-and-white.ts'
import type { Grey, Picture, Rgba } from './open-picture.ts'

/** One way to look at a picture. */
export interface Attempt {
  prepare(picture: Picture): Promise<Rgba>
  options: ReaderOptions
  /** The second decoder looks as well: it shares no line with the first, and takes longer. */
  byBoth?: boolean
}

const anyWay: ReaderOptions = { tryRotate: true, tryInvert: true, tryDownscale: true }
const oneWay: ReaderOptions = { tryRotate: false, tryInvert: false, tryDownscale: false }
const whole: ReaderOptions = { ...oneWay, binarizer: 'GlobalHistogram' }

/** From what reads nearly every picture to what rescues a bad one; cuts look closer at a part of it. */
export const attempts: Attempt[] = [
  { prepare: ({ grey }) => changed(grey, 1600), options: anyWay },
  { prepare: ({ grey }) => changed(grey, 1000), options: anyWay },
  { prepare: ({ grey }) => changed(grey, 700, (to) => to.blur(0.8)), options: oneWay, byBoth: true },
  { prepare: ({ ink }) => changed(ink, 1000, (to) => to.median(3)), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 1400, (to) => to.blur(1.5)), options: oneWay },
  { prepare: ({ grey }) => flattened(grey, 1200, 0.06), options: oneWay },
  { prepare: ({ grey }) => between(middle(grey), 1000, 0.03), options: oneWay, byBoth: true },
  { prepare: ({ grey }) => changed(middle(grey), 800, (to) => to.blur(1.2)), options: anyWay, byBoth: true },
  { prepare: ({ grey }) => flattened(grey, 1600, 0.03), options: oneWay },
  { prepare: ({ grey }) => changed(grey, 1000, evened), options: oneWay, byBoth: true },
  { prepare: ({ grey }) => changed(grey, 1400, (to) => to.median(3).sharpen({ sigma: 2 })), options: oneWay },
  { prepare: ({ grey }) => changed(middle(grey), 1100, (to) => to.median(5).blur(1)), options: anyWay, byBoth: true },
  { prepare: ({ grey }) => changed(grey, 400), options: anyWay },
  { prepare: ({ ink }) => flattened(ink, 800, 0.06), options: oneWay },
  { prepare: ({ ink }) => between(ink, 900, 0.025), options: oneWay, byBoth: true },
  { prepare: ({ grey }) => changed(grey, 500, (to) => to.normalise()), options: whole },
  { prepare: ({ grey }) => changed(grey, 1600, evened), options: anyWay },
  ...[20, 45, 70].map((degrees) => ({
    prepare: ({ grey }: Picture) => changed(grey, 1000, (to) => to.rotate(degrees, { background: '#fff' }).blur(0.7)),
    options: oneWay,
  })),
  ...[0, 1].flatMap((right) =>
    [0, 1].map((bottom) => ({
      prepare: ({ grey }: Picture) => changed(quarter(grey, right, bottom), 900, (to) => to.blur(1)),
      options: anyWay,
    })),
  ),
  { prepare: ({ grey }) => flattened(grey, 600, 0.1), options: anyWay },
  { prepare: ({ grey }) => changed(grey, 2400, (to) => to.blur(2)), options: oneWay },
]

/** Light evened out piece by piece, as an eye does it (CLAHE). */
function evened(picture: Sharp): Sharp {
  return picture.median(3).clahe({ width: 120, height: 120, maxSlope: 3 })
}

/** Three quarters of the picture around its middle: where people hold what they photograph. */
const middle = (grey: Grey) => cut(grey, 1 / 8, 1 / 8, 3 / 4)
/** Corners overlap, so that a code on a seam is whole in one of them. */
const quarter = (grey: Grey, right: number, bottom: number) => cut(grey, right * 0.4, bottom * 0.4, 0.6)

/** Shares of the picture's sides. */
function cut({ data, width, height }: Grey, left: number, top: number, share: number): Grey {
  const [fromX, fromY] = [Math.floor(left * width), Math.floor(top * height)]
  const [wide, high] = [Math.floor(share * width), Math.floor(share * height)]
  const part = new Uint8Array(wide * high)
  for (let y = 0; y < high; y += 1) {
    const from = (fromY + y) * width + fromX
    part.set(data.subarray(from, from + wide), y * wide)
  }
  return { data: part, width: wide, height: high }
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

const flattened = (grey: Grey, side: number, share: number) => inTwo(grey, side, share, blackAndWhite)
const between = (grey: Grey, side: number, share: number) => inTwo(grey, side, share, betweenExtremes)

async function inTwo(
  grey: Grey,
  side: number,
  share: number,
  decide: (smooth: Grey, reach: number) => Rgba,
): Promise<Rgba> {
  const { data, info } = await open(grey, side).blur(1).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return decide({ data, width: info.width, height: info.height }, Math.round(side * share))
}
