import { downloadSizes, type EyeType, levels, type QrStyle, styleLimits } from '../style.ts'
import { CLEAR_CONTRAST, leastContrast } from './contrast.ts'
import { hasSturdyBody, hasSturdyEyes } from './sturdy-shapes.ts'
import { mendBackground, mendColours, mendInks, swapColours } from './mend-colours.ts'
import type { ReasonKey } from './reasons.ts'
import { leastPixels, logoLoad, tooDense, USUAL_MARGIN } from './rules.ts'

type Mend = (style: QrStyle, content: string) => QrStyle

const LOGO_STEP = 2
const WIDE_MARGIN = 4
const SAFE_LOGO_SIZE = 16
const SAFE_LOGO_LOAD = 0.8
const LEAST_LOGO_LOAD = 0.5
/** Inks that stand out this much are as good as black. */
const DARKEST = 0.9

export const mends: Record<ReasonKey, Mend> = {
  'qr.reasonInverted': (style) => mendColours(swapColours(style)),
  'qr.reasonLowContrast': (style) => mendColours(style, CLEAR_CONTRAST),
  'qr.reasonGradientLight': mendInks,
  'qr.reasonEyesLight': mendInks,
  'qr.reasonBackground': mendBackground,
  'qr.reasonLogoTooLarge': shrinkLogo,
  'qr.reasonLogoTooLargeHigh': shrinkLogo,
  'qr.reasonLogoHeavy': shrinkLogo,
  'qr.reasonLogoLikeEye': (style) => ({ ...style, logoUrl: null }),
  'qr.reasonMarginTooSmall': widenMargin,
  'qr.reasonFrameTight': widenMargin,
  'qr.reasonFrameTooWide': makeRoom,
  'qr.reasonSizeTooSmall': enlarge,
  'qr.reasonTooDense': makeRoom,
  'qr.reasonContentTooLong': (style) => style,
  'qr.reasonDelicateEyes': sturdyEyes,
  'qr.reasonDelicateBody': (style) => ({ ...style, bodyType: 'round' }),
  'qr.reasonNarrowStrokes': (style) => ({ ...style, bodyType: 'soft' }),
  'qr.reasonPaleInk': darkenWhole,
  // How wide a print is, no style says: whoever asks for it is told the width.
  'qr.reasonPrintTooSmall': (style) => style,
  'qr.reasonPrintTooSmallHigh': (style) => style,
  'qr.reasonPrintTooCoarse': (style) => style,
  'qr.reasonUnreadable': plainest,
}

/** What every mended style gets on top: a style that had one fault should not fail on the next. */
export function mendMargin(style: QrStyle): QrStyle {
  return { ...style, margin: Math.max(style.margin, USUAL_MARGIN) }
}

/** The usual margin; where that was not enough, as much as the standard asks for if the code stays coarse enough. */
function widenMargin(style: QrStyle, content: string): QrStyle {
  if (style.margin < USUAL_MARGIN) return { ...style, margin: USUAL_MARGIN }
  const margin = [WIDE_MARGIN, WIDE_MARGIN - 1].find((wider) => !tooDense(content, { ...style, margin: wider }))
  return { ...style, margin: Math.max(style.margin, margin ?? USUAL_MARGIN) }
}

/** The highest level at which the code is not too dense, with less margin if that is what it takes. */
function coarsen(style: QrStyle, content: string): QrStyle {
  const options = [style.margin, USUAL_MARGIN].flatMap((margin) =>
    [...levels].reverse().map((level) => ({ ...style, margin, level })),
  )
  return options.find((option) => !tooDense(content, option)) ?? style
}

/** A coarser code if that leaves room for the frame, then the thinnest frame, at last none. */
function makeRoom(style: QrStyle, content: string): QrStyle {
  const frames = style.frameType === 'none' ? [style] : [style, { ...style, frameType: 'line' as const }]
  const coarse = frames.map((framed) => coarsen(framed, content)).find((framed) => !tooDense(content, framed))
  return coarse ?? coarsen({ ...style, frameType: 'none' }, content)
}

/** The eyes' shape that is nearest to what they had. */
function sturdyEyes(style: QrStyle): QrStyle {
  const angular: EyeType[] = ['square', 'octagon', 'ticket', 'pixel', 'gem']
  return { ...style, eyeType: angular.includes(style.eyeType) ? 'square' : 'round', eyeInType: null }
}

/** More error correction if the code stays coarse enough, then a smaller logo, at last none. */
function shrinkLogo(style: QrStyle, content: string): QrStyle {
  if (style.logoUrl === null) return style
  const { level } = coarsen(style, content)
  // A logo that keeps the rule and is in the way all the same has to become clearly smaller.
  const load = logoLoad(content, style) > 1 ? SAFE_LOGO_LOAD : LEAST_LOGO_LOAD
  for (let logoSize = style.logoSize; logoSize >= styleLimits.logoSize.min; logoSize -= LOGO_STEP) {
    const smaller = { ...style, level, logoSize }
    if (logoLoad(content, smaller) <= load) return smaller
  }
  return { ...style, level, logoUrl: null }
}

function enlarge(style: QrStyle, content: string): QrStyle {
  const least = leastPixels(content, style)
  if (style.size >= least) return style
  return { ...style, size: downloadSizes.find((size) => size >= least) ?? least }
}

/** The same hues, as dark as a warm and dim light asks for. */
function darkenWhole(style: QrStyle): QrStyle {
  const step = Math.min(DARKEST, Math.max(CLEAR_CONTRAST, leastContrast(style) + 0.1))
  return mendColours(style, step)
}

/** Keeps the colours as far as they are clear, and gives up all shapes; a style that has none left loses its logo. */
export function plainest(style: QrStyle, content: string): QrStyle {
  const isPlain = hasSturdyBody(style) && hasSturdyEyes(style)
  const plain: QrStyle = {
    ...mendColours({ ...style, eyeInColor: null, eyeOutColor: null, foreType: 'solid' }, CLEAR_CONTRAST),
    bodyType: 'square',
    eyeType: 'square',
    eyeInType: null,
    logoSize: Math.min(style.logoSize, SAFE_LOGO_SIZE),
    logoUrl: isPlain ? null : style.logoUrl,
    size: Math.max(style.size, downloadSizes[1]),
  }
  return enlarge(makeRoom(widenMargin(mendMargin(plain), content), content), content)
}

/** A code and the line under it, and nothing else: no style is read better. */
export function barest(style: QrStyle, content: string): QrStyle {
  const bare: QrStyle = {
    ...plainest(style, content),
    bgColor: '#FFFFFF',
    bgUrl: null,
    foreColor: '#000000',
    frameType: 'none',
    logoUrl: null,
    size: Math.max(style.size, downloadSizes[2]),
  }
  return enlarge(coarsen(widenMargin({ ...bare, margin: USUAL_MARGIN }, content), content), content)
}
