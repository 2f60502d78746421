import { downloadSizes, type Level, levels, type QrStyle, styleLimits } from '../style.ts'
import { mendColours, swapColours } from './mend-colours.ts'
import type { ReasonKey } from './reasons.ts'
import { LEAST_MODULE_PIXELS, logoTooLarge, modulesAcross, tooDense } from './rules.ts'

type Mend = (style: QrStyle, content: string) => QrStyle

const LOGO_STEP = 2
const WIDE_MARGIN = 4
const SAFE_LOGO_SIZE = 16

export const mends: Record<ReasonKey, Mend> = {
  'qr.reasonInverted': (style) => mendColours(swapColours(style)),
  'qr.reasonLowContrast': (style) => mendColours(style),
  'qr.reasonLogoTooLarge': shrinkLogo,
  'qr.reasonMarginTooSmall': (style) => ({ ...style, margin: WIDE_MARGIN }),
  'qr.reasonSizeTooSmall': enlarge,
  'qr.reasonTooDense': (style, content) => ({ ...style, level: highestLevel(style, content) }),
  'qr.reasonContentTooLong': (style) => style,
  'qr.reasonUnreadable': plainest,
}

/** More error correction if the code stays coarse enough, then a smaller logo, at last none. */
function shrinkLogo(style: QrStyle, content: string): QrStyle {
  const level = highestLevel(style, content)
  for (let logoSize = style.logoSize; logoSize >= styleLimits.logoSize.min; logoSize -= LOGO_STEP) {
    const smaller = { ...style, level, logoSize }
    if (!logoTooLarge(content, smaller)) return smaller
  }
  return { ...style, level, logoUrl: null }
}

function highestLevel(style: QrStyle, content: string): Level {
  return [...levels].reverse().find((level) => !tooDense(content, { ...style, level })) ?? 'L'
}

function enlarge(style: QrStyle, content: string): QrStyle {
  const least = Math.ceil(modulesAcross(content, style) * LEAST_MODULE_PIXELS)
  return { ...style, size: downloadSizes.find((size) => size >= least) ?? least }
}

/** Keeps the colours as far as they are clear, the logo if there is one, and the text; gives up all shapes. */
function plainest(style: QrStyle, content: string): QrStyle {
  const plain: QrStyle = {
    ...mendColours({ ...style, eyeInColor: null, eyeOutColor: null, foreType: 'solid' }, 0.6),
    bodyType: 'square',
    eyeType: 'square',
    margin: WIDE_MARGIN,
    logoSize: Math.min(style.logoSize, SAFE_LOGO_SIZE),
    size: Math.max(style.size, downloadSizes[1]),
  }
  return { ...plain, level: highestLevel(plain, content) }
}
