import { codewords } from '../codewords.ts'
import { encode } from '../encode.ts'
import { codeBox } from '../layout.ts'
import { logoPlace, lostCodewords } from '../logo-place.ts'
import { StyleError } from '../style-error.ts'
import { type Level, type QrStyle, styleLimits } from '../style.ts'
import { bodyInks, eyeInks, LEAST_CONTRAST, standsOut } from './contrast.ts'
import type { ReasonKey } from './reasons.ts'
import { hasSturdyBody, hasSturdyEyes } from './sturdy-shapes.ts'

/** Pixels a module needs in the picture itself (finer ones drown in the blocks of a poor JPEG), and in one 120 pixels wide. */
export const LEAST_MODULE_PIXELS = 6.5
/** The least margin of a mended style. */
export const USUAL_MARGIN = 2
const SMALL_WIDTH = 120
const LEAST_SMALL_MODULE_PIXELS = 2.4

// The share of codewords a logo may spoil: at most half of what the level repairs (7, 15, 25, 30 %), the rest is for
// dirt. Level L takes none: in larger codes the logo also hides the middle alignment pattern, which costs as much again.
const logoShares: Record<Level, number> = { L: 0, M: 0.06, Q: 0.11, H: 0.14 }

/** What is wrong with a style before anything is drawn; empty when nothing is. Throws a StyleError for impossible input. */
export function checkRules(content: string, style: QrStyle): ReasonKey[] {
  // Nothing that is changed in a style helps a text that no code holds finely enough.
  if (contentTooLong(content, style)) return ['qr.reasonContentTooLong']
  const reasons = colourReasons(style)
  if (logoLoad(content, style) > 1) {
    reasons.push(style.level === 'H' ? 'qr.reasonLogoTooLargeHigh' : 'qr.reasonLogoTooLarge')
  }
  const margin = marginReason(style)
  if (margin) reasons.push(margin)
  const density = densityReason(content, style)
  // A code that is made coarser needs fewer pixels as well, so one of the two is enough to say.
  if (density) reasons.push(density)
  else if (style.size < leastPixels(content, style)) reasons.push('qr.reasonSizeTooSmall')
  return reasons
}

function colourReasons(style: QrStyle): ReasonKey[] {
  const reasons: ReasonKey[] = []
  const body = bodyInks(style).map((ink) => standsOut(ink, style))
  const isLight = (gap: number) => gap < LEAST_CONTRAST
  if (body.every((gap) => gap < 0)) reasons.push('qr.reasonInverted')
  else if (body.every(isLight)) reasons.push('qr.reasonLowContrast')
  else if (body.some(isLight)) reasons.push('qr.reasonGradientLight')
  // Eyes that only share the fault of the code around them need no sentence of their own.
  const eyes = eyeInks(style).map((ink) => standsOut(ink, style))
  if (!body.every(isLight) && eyes.some(isLight)) reasons.push('qr.reasonEyesLight')
  return reasons
}

/** Without a quiet zone only sturdy shapes are read at every size: some decoders lose any other eye now and then. */
function marginReason(style: QrStyle): ReasonKey | undefined {
  if (style.margin > 0 || (hasSturdyEyes(style) && hasSturdyBody(style))) return undefined
  return style.frameType === 'none' ? 'qr.reasonMarginTooSmall' : 'qr.reasonFrameTight'
}

function densityReason(content: string, style: QrStyle): ReasonKey | undefined {
  if (!tooDense(content, style)) return undefined
  return tooDense(content, { ...style, frameType: 'none' }) ? 'qr.reasonTooDense' : 'qr.reasonFrameTooWide'
}

/** How much of what a logo may destroy it does destroy; 1 is all of it. */
export function logoLoad(content: string, style: QrStyle): number {
  const lost = lostToLogo(content, style)
  return lost === 0 ? 0 : lost / logoShares[style.level]
}

/** The share of codewords that a logo spoils. */
export function lostToLogo(content: string, style: QrStyle): number {
  if (style.logoUrl === null) return 0
  const { size } = encode(content, style.level)
  return lostCodewords(logoPlace(size, style)) / codewords(size)
}

export function tooDense(content: string, style: QrStyle): boolean {
  return SMALL_WIDTH / modulesAcross(content, style) < LEAST_SMALL_MODULE_PIXELS
}

/** Pixels that a picture in this style must be wide. */
export function leastPixels(content: string, style: QrStyle): number {
  return Math.ceil(modulesAcross(content, style) * LEAST_MODULE_PIXELS - 1e-6)
}

/** The largest logo that a level bears, in percent of the code; 0 when it bears none. */
function largestLogo(content: string, style: QrStyle): number {
  const { min, max } = styleLimits.logoSize
  for (let logoSize = max; logoSize >= min; logoSize--) {
    if (logoLoad(content, { ...style, logoUrl: style.logoUrl ?? '', logoSize }) <= 1) return logoSize
  }
  return 0
}

/** The numbers that the reasons for a refusal name. */
export function reasonParams(reasons: readonly ReasonKey[], content: string, style: QrStyle): Record<string, number> {
  const params: Record<string, number> = {}
  if (reasons.includes('qr.reasonSizeTooSmall')) params.least = leastPixels(content, style)
  if (reasons.includes('qr.reasonContentTooLong')) params.fits = longestPart(content, style)
  const isAboutLogo = reasons.some((reason) => reason.startsWith('qr.reasonLogoTooLarge'))
  if (isAboutLogo) params.most = largestLogo(content, { ...style, level: 'H' })
  return params
}

/** How many of the characters, from the first one on, a code could hold finely enough. */
function longestPart(content: string, style: QrStyle): number {
  const letters = [...content]
  const fits = (count: number) => count === 0 || !contentTooLong(letters.slice(0, count).join(''), style)
  let [fitting, tooMany] = [0, letters.length]
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1
    if (fits(middle)) fitting = middle
    else tooMany = middle
  }
  return fitting
}

/** Whether even the coarsest code with a usual margin and no frame is too dense. */
function contentTooLong(content: string, style: QrStyle): boolean {
  try {
    return tooDense(content, { ...style, level: 'L', margin: USUAL_MARGIN, frameType: 'none' })
  } catch (error) {
    if (error instanceof StyleError && error.field === 'content' && content !== '') return true
    throw error
  }
}

/** Width of the whole picture in modules: code, margin and frame. */
export function modulesAcross(content: string, style: QrStyle): number {
  const { modules, width } = codeBox(content, style)
  return modules / width
}
