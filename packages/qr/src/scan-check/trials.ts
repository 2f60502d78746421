import { blur, blurRoughly } from './distort/blur.ts'
import { compress } from './distort/compress.ts'
import { darken } from './distort/darken.ts'
import { type PhotoPlan, photograph } from './distort/photograph.ts'
import { resample } from './distort/resample.ts'
import { rotate } from './distort/rotate.ts'
import { shrink, shrinkColours } from './distort/shrink.ts'
import { type Grey, type Pixels, toGrey } from './pixels.ts'

/** A picture to be distorted, and the grey (0 to 255) of what lies around it. */
export interface Scene {
  /** As it is. */
  whole: { pixels: Pixels; grey: Grey }
  /** At most 600 wide: most trials of a larger one take this. */
  pixels: Pixels
  grey: Grey
  /** At the usual width of the trials. */
  usual: Grey
  background: number
}

/** A distortion, and who has to read what it leaves. */
export interface Trial {
  readers: 'both' | 'first'
  distort(scene: Scene): Grey
  /** Another try, where one picture in hundreds is lost by luck, plain ones included. */
  again?(scene: Scene): Grey
}

export const JUDGED_WIDTH = 600
/** The smallest picture that is offered: every effect is as strong on it as on any picture that passes the rules. */
const USUAL_WIDTH = 300

export function sceneOf(pixels: Pixels, background: number): Scene {
  const judged = shrinkColours(pixels, JUDGED_WIDTH)
  const grey = toGrey(judged)
  const whole = judged === pixels ? { pixels, grey } : { pixels, grey: toGrey(pixels) }
  return { whole, pixels: judged, grey, usual: shrink(grey, USUAL_WIDTH), background }
}

const both = (distort: Trial['distort']): Trial => ({ readers: 'both', distort })
const first = (distort: Trial['distort']): Trial => ({ readers: 'first', distort })
const shrunk = (width: number) => (scene: Scene) => shrink(scene.grey, width)
const turned = (degrees: number) => (scene: Scene) => rotate(scene.usual, degrees, scene.background)
const turnedWide = (degrees: number) => (scene: Scene) => rotate(scene.grey, degrees, scene.background)
const resampled = (width: number) => (scene: Scene) => resample(scene.whole.grey, width)
const packed = (quality: number, width: number) => (scene: Scene) =>
  compress(shrinkColours(scene.pixels, width), quality)
const photo = (plan: Partial<PhotoPlan>) => (scene: Scene) => photograph(scene.grey, { ...dimPhoto, ...plan })

const dimPhoto: PhotoPlan = { width: 260, turn: 12, shear: [0.1, 0.04], blur: 1.3, light: 0.5, grain: 7, ground: 150 }

/** Nothing but the sizes, enough to tell how far from passing a style is that is refused anyway. */
export const plain: Trial[] = [both(({ usual }) => usual), both(shrunk(150)), both(shrunk(120))]

/**
 * What image libraries make of a picture when they turn, blur, shrink and compress it, to the pixel. A decoder that fails
 * on one such picture may well read all that are nearly the same, so these are asked in so many words.
 */
const usualPractice: Trial[] = [
  first(({ whole, background }) => rotate(whole.grey, 15, background)),
  first(({ whole }) => blurRoughly(whole.grey, 2)),
  first(resampled(120)),
  first(({ whole }) => compress(whole.pixels, 15)),
]

/**
 * What every picture must survive: the usual width, small, upside down, askew, blurred, dark, a poor JPEG, a dim photo.
 * Each a little harsher than the gate of the tests.
 */
export const required: Trial[] = [
  ...plain,
  ...usualPractice,
  both(turned(15)),
  both(({ usual }) => blur(usual, 2.2)),
  first(({ grey }) => blur(grey, 2)),
  both(({ usual }) => darken(usual, 0.5)),
  both(packed(12, 400)),
  { ...both(photo({})), again: photo({ width: 264, turn: 11 }) },
]

/**
 * What lies around all that: who passes here as well does not pass by luck. One of these may fail, for even plain codes
 * are lost at some angle or width now and then, and one code of a batch should not be refused for that.
 * Codes with modules of some fifteen pixels are lost sooner than finer ones, so the picture's own width is tried, too.
 */
export const nearby: Trial[] = [
  ...[128, 112, 106].map((width) => first(shrunk(width))),
  ...[117, 118, 119, 121, 122, 123].map((width) => first(resampled(width))),
  ...[8, 10, 12, 14, 16, 18].map((degrees) => first(turned(degrees))),
  ...[13, 14, 16, 17].map((degrees) => first(turnedWide(degrees))),
  ...[14, 16].map((quality) => first(packed(quality, JUDGED_WIDTH))),
]
export const NEARBY_LOST = 1

/** Without a quiet zone decoders read by luck: what passes at 120 px can fail at 121. So such a picture is tried closer. */
export const requiredWithoutMargin: Trial[] = [
  ...[136, 132, 124, 122, 118, 116].map((width) => first(shrunk(width))),
  ...[9, 11, 13, 17].map((degrees) => first(turned(degrees))),
  ...[9, 10, 18].map((quality) => first(packed(quality, JUDGED_WIDTH))),
]

/**
 * At full width such eyes are found by luck when they are turned, at 300 px always: so every other angle is tried. A poor
 * JPEG at 300 px takes their holes now and then. Plain eyes survive the gate's JPEG, so this harsher one is not asked of them.
 */
export const requiredWithHiddenEyes: Trial[] = [
  ...[9, 11, 12, 19].map((degrees) => first(turnedWide(degrees))),
  first(packed(11, USUAL_WIDTH)),
]
