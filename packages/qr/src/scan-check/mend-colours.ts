import { brightness, mix } from '../colour.ts'
import type { QrStyle } from '../style.ts'
import { leastContrast } from './rules.ts'

const BLACK = '#000000'
const WHITE = '#FFFFFF'
const STEP = 0.05
const CLEAR_CONTRAST = 0.55
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

/** Keeps the hues: a lighter background, then darker inks, until the code stands out by `contrast`. */
export function mendColours(style: QrStyle, contrast: number = CLEAR_CONTRAST): QrStyle {
  if (leastContrast(style) >= contrast) return style
  const bgColor = shade(style.bgColor, WHITE, (colour) => brightness(colour) >= LIGHT)
  const stands = (colour: string) => brightness(bgColor) - brightness(colour) >= contrast
  const darker = (colour: string) => shade(colour, BLACK, stands)
  const darkerOrNone = (colour: string | null) => (colour === null ? null : darker(colour))
  return {
    ...style,
    bgColor,
    foreColor: darker(style.foreColor),
    foreColorTwo: darkerOrNone(style.foreColorTwo),
    eyeInColor: darkerOrNone(style.eyeInColor),
    eyeOutColor: darkerOrNone(style.eyeOutColor),
    embedTextColor: darker(style.embedTextColor),
  }
}

function shade(colour: string, towards: string, isEnough: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const shaded = mix(colour, towards, share)
    if (isEnough(shaded)) return shaded
  }
  return towards
}
