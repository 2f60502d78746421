import { brightness } from '../colour.ts'
import type { QrStyle } from '../style.ts'

/** How much darker than its background the code must look to a camera; 1 is black on white. */
export const LEAST_CONTRAST = 0.45
/** From here on a code is read in poor light, too. */
export const CLEAR_CONTRAST = 0.6

export interface Contrast {
  /** By how much the lightest ink is darker than the darkest ground, from 0 to 1. */
  contrast: number
  /** Too low is refused, low is read by fewer phones in poor light. */
  verdict: 'good' | 'low' | 'tooLow'
}

type Colours = Pick<
  QrStyle,
  'bgColor' | 'bgFade' | 'bgUrl' | 'foreColor' | 'foreColorTwo' | 'foreType' | 'eyeInColor' | 'eyeOutColor'
>

/**
 * The least contrast between code and ground as decoders see it, who only see grey (Rec. 601), without drawing anything.
 * A background picture counts as black where the paper laid over it lets it through, so the true figure may be better.
 */
export function contrastOf(style: Colours): Contrast {
  const contrast = Math.max(0, groundBrightness(style) - lightestInk(style))
  const verdict = contrast < LEAST_CONTRAST ? 'tooLow' : contrast < CLEAR_CONTRAST ? 'low' : 'good'
  return { contrast, verdict }
}

/** By how much an ink is darker than the paper, from -1 to 1. */
export function standsOut(ink: string, { bgColor }: Pick<QrStyle, 'bgColor'>): number {
  return brightness(bgColor) - brightness(ink)
}

/** By how much the lightest ink is darker than the paper, from -1 to 1. */
export function leastContrast(style: Colours): number {
  return Math.min(...inks(style).map((ink) => standsOut(ink, style)))
}

export function lightestInk(style: Colours): number {
  return Math.max(...inks(style).map(brightness))
}

/** The darkest that the ground can be: paper over a picture that may be black. */
export function groundBrightness({ bgColor, bgUrl, bgFade }: Pick<QrStyle, 'bgColor' | 'bgFade' | 'bgUrl'>): number {
  return brightness(bgColor) * (bgUrl === null ? 1 : bgFade / 100)
}

/** The colours of the modules: one, or the two ends of a gradient. */
export function bodyInks({
  foreColor,
  foreColorTwo,
  foreType,
}: Pick<Colours, 'foreColor' | 'foreColorTwo' | 'foreType'>) {
  return foreType === 'gradient' && foreColorTwo !== null ? [foreColor, foreColorTwo] : [foreColor]
}

export function eyeInks({ eyeInColor, eyeOutColor }: Pick<Colours, 'eyeInColor' | 'eyeOutColor'>): string[] {
  return [eyeInColor, eyeOutColor].filter((colour) => colour !== null)
}

function inks(style: Colours): string[] {
  return [...bodyInks(style), ...eyeInks(style)]
}
