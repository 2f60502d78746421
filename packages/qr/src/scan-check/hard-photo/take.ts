import { grainAt } from '../distort/add-noise.ts'
import { compressGrey } from '../distort/compress.ts'
import type { Plane } from '../distort/quantise.ts'
import { shrinkColours } from '../distort/shrink.ts'
import type { Grey, Pixels } from '../pixels.ts'
import { HARD_MODULE_PIXELS, type HardPlan } from './plan.ts'

/** A print as every hard photo of it begins: colours at a little more than what the photo resolves. */
export interface Print {
  pixels: Pixels
  /** Pixels a module. */
  module: number
}

/** More than the photo has, so that what it takes between pixels is not blurred twice. */
const PRINT_MODULE_PIXELS = 4.5
/** Table around the print, in modules. */
const AROUND = 4
/** The lens, in widths of the print: how strongly a tilt narrows what is far. */
const DISTANCE = 2.2

/** `modules`: how many lie across the whole picture, its margin and frame included. */
export function printOf(pixels: Pixels, modules: number): Print {
  const shrunk = shrinkColours(pixels, Math.ceil(modules * PRINT_MODULE_PIXELS))
  return { pixels: shrunk, module: shrunk.width / modules }
}

/** Where a pixel of the photo lies on the print. */
interface View {
  width: number
  height: number
  /** Rows of a projective map, from the photo to the print: the third divides the first two. */
  map: readonly number[]
  /** The other way: from the print's middle, in pixels of the photo; and where the photo begins. */
  forward: readonly number[]
  left: number
  top: number
}

/** A photo, and how a place on the print (from its middle, in pixels of the photo) is mapped into it. */
export interface HardPhoto {
  grey: Grey
  /** Module units from the print's top left corner to pixels of the photo. */
  place(x: number, y: number): [number, number]
}

/**
 * What a phone sees in bad light: three pixels a module, from the side, turned, half dark, warm, grainy, a poor JPEG.
 * Decoders look at the brightness alone, so that is all that is carried through: the cast weighs the colours before.
 */
export function takeHardPhoto(print: Print, plan: HardPlan): HardPhoto {
  const view = look(print, plan)
  const sharp = project(underLamp(print.pixels, plan.cast), view, plan.ground * weightOf(plan.cast))
  const exposed = expose(soften(sharp, view, plan.blur), view, plan)
  const { module } = print
  const [midX, midY] = [print.pixels.width / 2, print.pixels.height / 2]
  const scale = HARD_MODULE_PIXELS / module
  return {
    grey: compressGrey({ data: exposed, width: view.width, height: view.height }, plan.quality),
    place(x, y) {
      const [u, v] = apply(view.forward, (x * module - midX) * scale, (y * module - midY) * scale)
      return [u - view.left - 0.5, v - view.top - 0.5]
    },
  }
}

/** The print turned and tilted before a lens, and as much around it as the table needs. */
function look({ pixels, module }: Print, { turn, tilt, axis }: HardPlan): View {
  const scale = HARD_MODULE_PIXELS / module
  const [wide, high] = [pixels.width * scale, pixels.height * scale]
  const focal = DISTANCE * Math.max(wide, high)
  const [ax, ay] = [Math.cos(axis), Math.sin(axis)]
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)]
  const [cu, su] = [Math.cos(turn), Math.sin(turn)]
  // Turned in its plane, then around an axis that lies in it (Rodrigues' formula; the print has no depth of its own).
  const tilted = (x: number, y: number) => {
    const along = (ax * x + ay * y) * (1 - ct)
    return [ct * x + along * ax, ct * y + along * ay, st * (ax * y - ay * x)] as const
  }
  const [one, other] = [tilted(cu, su), tilted(-su, cu)]
  const forward = [one[0], other[0], 0, one[1], other[1], 0, one[2] / focal, other[2] / focal, 1]
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => apply(forward, (x * wide) / 2, (y * high) / 2)))
  const edge = AROUND * HARD_MODULE_PIXELS
  const bounds = (at: 0 | 1) =>
    [Math.min(...corners.map((c) => c[at])), Math.max(...corners.map((c) => c[at]))] as const
  const [left, right] = bounds(0)
  const [top, bottom] = bounds(1)
  const back = inverse(forward)
  // Pixels of the photo begin at its corner, those of the print at its own.
  const [dx, dy] = [left - edge, top - edge]
  const shifted = [0, 1, 2].flatMap((row) => {
    const [a = 0, b = 0, c = 0] = back.slice(row * 3, row * 3 + 3)
    return [a, b, c + a * dx + b * dy]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = shifted
  const [mx, my] = [pixels.width / 2 - 0.5, pixels.height / 2 - 0.5]
  return {
    width: Math.ceil(right - left + 2 * edge),
    height: Math.ceil(bottom - top + 2 * edge),
    forward,
    left: dx,
    top: dy,
    map: [
      a / scale + mx * g,
      b / scale + mx * h,
      c / scale + mx * i,
      d / scale + my * g,
      e / scale + my * h,
      f / scale + my * i,
      g,
      h,
      i,
    ],
  }
}

function apply(map: readonly number[], x: number, y: number): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map
  const depth = g * x + h * y + i
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

function inverse(map: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = map
  // The whole may be divided by anything: a projective map does not see it.
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

const shares = [0.299, 0.587, 0.114] as const
const weightOf = (cast: HardPlan['cast']) => shares[0] * cast[0] + shares[1] * cast[1] + shares[2] * cast[2]

/** How bright the print's colours are to a grey eye under a coloured lamp. */
function underLamp({ data, width, height }: Pixels, cast: HardPlan['cast']) {
  const [red, green, blue] = [shares[0] * cast[0], shares[1] * cast[1], shares[2] * cast[2]]
  const grey = new Float32Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    grey[at] = red * (data[from] ?? 0) + green * (data[from + 1] ?? 0) + blue * (data[from + 2] ?? 0)
  }
  return { data: grey, width, height }
}

/** The print where the photo's pixels lie; beside it the table. */
function project({ data, width, height }: Plane, view: View, ground: number): Float32Array {
  const seen = new Float32Array(view.width * view.height)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = view.map
  for (let at = 0, y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++, at++) {
      const depth = g * x + h * y + i
      const u = (a * x + b * y + c) / depth
      const v = (d * x + e * y + f) / depth
      const left = Math.floor(u)
      const top = Math.floor(v)
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
        seen[at] = ground
        continue
      }
      const from = top * width + left
      const upper = (data[from] ?? 0) + ((data[from + 1] ?? 0) - (data[from] ?? 0)) * (u - left)
      const under = from + width
      const lower = (data[under] ?? 0) + ((data[under + 1] ?? 0) - (data[under] ?? 0)) * (u - left)
      seen[at] = upper + (lower - upper) * (v - top)
    }
  }
  return seen
}

/** A narrow Gaussian blur in place of a lens out of focus: five weights each way are all of it. */
function soften(seen: Float32Array, { width, height }: View, sigma: number): Float32Array {
  const near = Math.exp(-1 / (2 * sigma * sigma))
  const far = Math.exp(-4 / (2 * sigma * sigma))
  const sum = 1 + 2 * near + 2 * far
  const [w0, w1, w2] = [1 / sum, near / sum, far / sum]
  const across = new Float32Array(seen)
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 2, end = (y + 1) * width - 2; at < end; at++) {
      across[at] =
        w0 * (seen[at] ?? 0) +
        w1 * ((seen[at - 1] ?? 0) + (seen[at + 1] ?? 0)) +
        w2 * ((seen[at - 2] ?? 0) + (seen[at + 2] ?? 0))
    }
  }
  const down = new Float32Array(across)
  const [one, two] = [width, 2 * width]
  for (let at = two, end = across.length - two; at < end; at++) {
    down[at] =
      w0 * (across[at] ?? 0) +
      w1 * ((across[at - one] ?? 0) + (across[at + one] ?? 0)) +
      w2 * ((across[at - two] ?? 0) + (across[at + two] ?? 0))
  }
  return down
}

const SOFTNESS = 0.06

/** Light, shadow and grain: what the sensor makes of it. */
function expose(seen: Float32Array, { width, height }: View, plan: HardPlan): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(seen.length)
  const [cos, sin] = [Math.cos(plan.edge), Math.sin(plan.edge)]
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const across = ((x / width - 0.5) * cos + (y / height - 0.5) * sin - plan.edgeAt) / SOFTNESS
      const inShade = across <= -1 ? 0 : across >= 1 ? 1 : (across + 1) / 2
      const light = plan.light + (plan.shade - plan.light) * inShade
      data[at] = (seen[at] ?? 0) * light + plan.grain * grainAt(plan.grainFrom + at)
    }
  }
  return data
}
