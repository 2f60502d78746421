import { brightness, mix } from '../colour.ts'
import { type QrStyle, styleLimits } from '../style.ts'
import { groundBrightness, leastContrast, lightestInk, standsOut } from './contrast.ts'

const BLACK = '#000000'
const WHITE = '#FFFFFF'
const STEP = 0.05
const MENDED_CONTRAST = 0.55
// A background this light leaves room for inks that still have a colour.
const LIGHT = 0.85

/** The background's colour for the code and the code's for the background: a light code on dark turned around. */
export function swapColours(style: QrStyle): QrStyle {
  if (brightness(style.foreColor) <= brightness(style.bgColor)) return style
  return {
    ...style,
    bgColor: style.foreColor,
    foreColor: style.bgColor,
    foreType: 'solid',
    eyeInColor: null,
    eyeOutColor: null,
  }
}

/** Keeps the hues: a lighter background if no ink could stand out from it, then darker inks, by `contrast` each. */
export function mendColours(style: QrStyle, contrast: number = MENDED_CONTRAST): QrStyle {
  if (leastContrast(style) >= contrast) return style
  return darkenInks(lightenPaper(style), contrast)
}

/** Eyes or one end of a gradient: only the inks that are too light, and the paper if it leaves them no room. */
export function mendInks(style: QrStyle): QrStyle {
  const hasRoom = brightness(style.bgColor) >= MENDED_CONTRAST + 0.1
  return darkenInks(hasRoom ? style : lightenPaper(style), MENDED_CONTRAST)
}

/** More paper over the background picture, so that the code stands out even from its darkest parts; at last no picture. */
export function mendBackground(style: QrStyle): QrStyle {
  if (style.bgUrl === null) return style
  const light = lightenPaper(style)
  const darkest = (bgFade: number) => groundBrightness({ ...light, bgFade }) - lightestInk(light)
  const isFaded = darkest(style.bgFade) >= MENDED_CONTRAST
  for (let bgFade = style.bgFade + 5; !isFaded && bgFade <= styleLimits.bgFade.max; bgFade += 5) {
    if (darkest(bgFade) >= MENDED_CONTRAST) return { ...light, bgFade }
  }
  if (style.bgFade < styleLimits.bgFade.max) return { ...light, bgFade: styleLimits.bgFade.max }
  return { ...style, bgUrl: null }
}

function lightenPaper(style: QrStyle): QrStyle {
  return { ...style, bgColor: shade(style.bgColor, WHITE, (colour) => brightness(colour) >= LIGHT) }
}

function darkenInks(style: QrStyle, contrast: number): QrStyle {
  const darker = (colour: string) => shade(colour, BLACK, (shaded) => standsOut(shaded, style) >= contrast)
  const darkerOrNone = (colour: string | null) => (colour === null ? null : darker(colour))
  return {
    ...style,
    foreColor: darker(style.foreColor),
    foreColorTwo: style.foreType === 'gradient' ? darkerOrNone(style.foreColorTwo) : style.foreColorTwo,
    eyeInColor: darkerOrNone(style.eyeInColor),
    eyeOutColor: darkerOrNone(style.eyeOutColor),
  }
}

function shade(colour: string, towards: string, isEnough: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const shaded = mix(colour, towards, share)
    if (isEnough(shaded)) return shaded
  }
  return towards
}
