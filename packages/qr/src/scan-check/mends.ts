import { downloadSizes, levels, type QrStyle, styleLimits } from '../style.ts'
import { mendColours, swapColours } from './mend-colours.ts'
import type { ReasonKey } from './reasons.ts'
import { LEAST_MODULE_PIXELS, logoLoad, modulesAcross, tooDense, USUAL_MARGIN } from './rules.ts'

type Mend = (style: QrStyle, content: string) => QrStyle

const LOGO_STEP = 2
const WIDE_MARGIN = 4
const SAFE_CONTRAST = 0.6
const SAFE_LOGO_SIZE = 16
const SAFE_LOGO_LOAD = 0.8

export const mends: Record<ReasonKey, Mend> = {
  'qr.reasonInverted': (style) => mendColours(swapColours(style)),
  'qr.reasonLowContrast': (style) => mendColours(style),
  'qr.reasonLogoTooLarge': shrinkLogo,
  'qr.reasonLogoLikeEye': (style) => ({ ...style, logoUrl: null }),
  'qr.reasonMarginTooSmall': widenMargin,
  'qr.reasonSizeTooSmall': enlarge,
  'qr.reasonTooDense': coarsen,
  'qr.reasonContentTooLong': (style) => style,
  'qr.reasonUnreadable': plainest,
}

/** What every mended style gets on top: a style that had one fault should not fail on the next. */
export function mendMargin(style: QrStyle): QrStyle {
  return { ...style, margin: Math.max(style.margin, USUAL_MARGIN) }
}

function widenMargin(style: QrStyle, content: string): QrStyle {
  const margins = [WIDE_MARGIN, WIDE_MARGIN - 1]
  const margin = margins.find((wider) => !tooDense(content, { ...style, margin: wider })) ?? USUAL_MARGIN
  return { ...style, margin: Math.max(style.margin, margin) }
}

/** The highest level at which the code is not too dense, with less margin if that is what it takes. */
function coarsen(style: QrStyle, content: string): QrStyle {
  const options = [style.margin, USUAL_MARGIN].flatMap((margin) =>
    [...levels].reverse().map((level) => ({ ...style, margin, level })),
  )
  return options.find((option) => !tooDense(content, option)) ?? style
}

/** More error correction if the code stays coarse enough, then a smaller logo, at last none. */
function shrinkLogo(style: QrStyle, content: string): QrStyle {
  const { level } = coarsen(style, content)
  for (let logoSize = style.logoSize; logoSize >= styleLimits.logoSize.min; logoSize -= LOGO_STEP) {
    const smaller = { ...style, level, logoSize }
    if (logoLoad(content, smaller) <= SAFE_LOGO_LOAD) return smaller
  }
  return { ...style, level, logoUrl: null }
}

function enlarge(style: QrStyle, content: string): QrStyle {
  const least = Math.ceil(modulesAcross(content, style) * LEAST_MODULE_PIXELS)
  return { ...style, size: downloadSizes.find((size) => size >= least) ?? least }
}

/** Keeps the colours as far as they are clear, and gives up all shapes; a style that has none left loses its logo. */
function plainest(style: QrStyle, content: string): QrStyle {
  const plain: QrStyle = {
    ...mendColours({ ...style, eyeInColor: null, eyeOutColor: null, foreType: 'solid' }, SAFE_CONTRAST),
    bodyType: 'square',
    eyeType: 'square',
    logoSize: Math.min(style.logoSize, SAFE_LOGO_SIZE),
    logoUrl: style.bodyType === 'square' && style.eyeType === 'square' ? null : style.logoUrl,
    size: Math.max(style.size, downloadSizes[1]),
  }
  return coarsen(widenMargin(plain, content), content)
}
