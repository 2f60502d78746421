import { brightness } from '../colour.ts'
import { encode } from '../encode.ts'
import { logoModules, logoPlace } from '../logo.ts'
import type { Level, QrStyle } from '../style.ts'
import type { ReasonKey } from './reasons.ts'

/** How much darker than its background the code must look to a camera; 1 is black on white. */
export const LEAST_CONTRAST = 0.4
/** Pixels a module needs in the picture itself, and in one shown 120 pixels wide. */
export const LEAST_MODULE_PIXELS = 3.5
const SMALL_WIDTH = 120
const LEAST_SMALL_MODULE_PIXELS = 1.9

// The share of modules a logo may take: under half of what the level repairs (7, 15, 25, 30 %), the rest is for dirt.
const logoShares: Record<Level, number> = { L: 0.025, M: 0.06, Q: 0.1, H: 0.125 }

/** What is wrong with a style before anything is drawn; empty when nothing is. Throws a StyleError for impossible input. */
export function checkRules(content: string, style: QrStyle): ReasonKey[] {
  const reasons: ReasonKey[] = []
  const gap = leastContrast(style)
  if (gap < 0) reasons.push('qr.reasonInverted')
  else if (gap < LEAST_CONTRAST) reasons.push('qr.reasonLowContrast')
  if (logoTooLarge(content, style)) reasons.push('qr.reasonLogoTooLarge')
  if (tooDense(content, style)) {
    reasons.push(tooDense(content, { ...style, level: 'L' }) ? 'qr.reasonContentTooLong' : 'qr.reasonTooDense')
  }
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

export function logoTooLarge(content: string, style: QrStyle): boolean {
  if (style.logoUrl === null) return false
  const { size } = encode(content, style.level)
  return logoModules(logoPlace(size, style)) / size ** 2 > logoShares[style.level]
}

export function tooDense(content: string, style: QrStyle): boolean {
  return SMALL_WIDTH / modulesAcross(content, style) < LEAST_SMALL_MODULE_PIXELS
}

export function modulesAcross(content: string, { level, margin }: Pick<QrStyle, 'level' | 'margin'>): number {
  return encode(content, level).size + 2 * margin
}
