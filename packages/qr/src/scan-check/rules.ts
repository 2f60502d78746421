import { brightness } from '../colour.ts'
import { codewords } from '../codewords.ts'
import { encode } from '../encode.ts'
import { type LogoPlace, logoModules, logoPlace } from '../logo.ts'
import type { Level, QrStyle } from '../style.ts'
import type { ReasonKey } from './reasons.ts'

/** How much darker than its background the code must look to a camera; 1 is black on white. */
export const LEAST_CONTRAST = 0.45
/** Pixels a module needs in the picture itself, and in one shown 120 pixels wide. */
export const LEAST_MODULE_PIXELS = 6
/** The least margin of a mended style. */
export const USUAL_MARGIN = 2
const SMALL_WIDTH = 120
const LEAST_SMALL_MODULE_PIXELS = 2.4

// The share of codewords a logo may spoil: at most half of what the level repairs (7, 15, 25, 30 %), the rest is for
// dirt. Level L takes none: in larger codes the logo also hides the middle alignment pattern, which costs as much again.
const logoShares: Record<Level, number> = { L: 0, M: 0.06, Q: 0.11, H: 0.14 }

/** What is wrong with a style before anything is drawn; empty when nothing is. Throws a StyleError for impossible input. */
export function checkRules(content: string, style: QrStyle): ReasonKey[] {
  const reasons: ReasonKey[] = []
  const gap = leastContrast(style)
  if (gap < 0) reasons.push('qr.reasonInverted')
  else if (gap < LEAST_CONTRAST) reasons.push('qr.reasonLowContrast')
  if (logoLoad(content, style) > 1) reasons.push('qr.reasonLogoTooLarge')
  if (contentTooLong(content, style)) reasons.push('qr.reasonContentTooLong')
  else if (tooDense(content, style)) reasons.push('qr.reasonTooDense')
  if (style.size / modulesAcross(content, style) < LEAST_MODULE_PIXELS) reasons.push('qr.reasonSizeTooSmall')
  return reasons
}

/** The colours that must stand out from the background. */
export function inks({ foreColor, foreColorTwo, foreType, eyeInColor, eyeOutColor }: QrStyle): string[] {
  const second = foreType === 'gradient' ? foreColorTwo : null
  return [foreColor, second, eyeInColor, eyeOutColor].filter((colour) => colour !== null)
}

/** By how much the lightest ink is darker than the background, from -1 to 1. */
export function leastContrast(style: QrStyle): number {
  return brightness(style.bgColor) - Math.max(...inks(style).map(brightness))
}

/** How much of what a logo may destroy it does destroy; 1 is all of it. */
export function logoLoad(content: string, style: QrStyle): number {
  if (style.logoUrl === null) return 0
  const { size } = encode(content, style.level)
  return lostCodewords(logoPlace(size, style)) / codewords(size) / logoShares[style.level]
}

// Codewords are two modules wide and four high, so a logo also spoils those that its edge cuts.
function lostCodewords(place: LogoPlace): number {
  const { side } = place
  const filled = logoModules(place) / side ** 2
  return ((side + 1) / 2) * ((side + 3) / 4) * filled
}

export function tooDense(content: string, style: QrStyle): boolean {
  return SMALL_WIDTH / modulesAcross(content, style) < LEAST_SMALL_MODULE_PIXELS
}

/** Whether even the coarsest code with a usual margin is too dense. */
function contentTooLong(content: string, style: QrStyle): boolean {
  return tooDense(content, { ...style, level: 'L', margin: USUAL_MARGIN })
}

export function modulesAcross(content: string, { level, margin }: Pick<QrStyle, 'level' | 'margin'>): number {
  return encode(content, level).size + 2 * margin
}
