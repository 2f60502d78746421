import type { BodyType, EyeType, QrStyle } from '../../style.ts'
import { leastContrast } from '../contrast.ts'
import type { ReasonKey } from '../reasons.ts'
import { logoLoad } from '../rules.ts'

// Log-odds of being read in bad light that each costs beside plain black squares, fitted to the same readings as the
// score; what is missing costs next to nothing.
const bodies: Partial<Record<BodyType, number>> = {
  star: 1,
  horizontal: 0.75,
  plus: 0.7,
  vertical: 0.4,
  bevel: 0.35,
  liquid: 0.3,
  diamond: 0.3,
  hexagon: 0.2,
  round: 0.15,
}
const eyes: Partial<Record<EyeType, number>> = {
  porthole: 0.2,
  pixel: 0.2,
  shield: 0.2,
  gem: 0.2,
  ticket: 0.1,
  circle: 0.1,
}
/** Of an ink as light as the paper; and what each step below a clear contrast costs besides. */
const INK = 4
const [CLEAR, PALE] = [0.7, 10]
const LOGO = 0.15
const BACKGROUND = 1.3
const MARGIN = [0.6, 0.5]

const strokes: readonly BodyType[] = ['vertical', 'horizontal']

/** What of a style costs readings in bad light, the most expensive first. */
export function costsOf(content: string, style: QrStyle): ReasonKey[] {
  return each(content, style)
    .filter(([, cost]) => cost >= LEAST_NAMED)
    .sort(([, one], [, other]) => other - one)
    .map(([reason]) => reason)
}

/** All of it together. */
export function costOf(content: string, style: QrStyle): number {
  return each(content, style).reduce((sum, [, cost]) => sum + cost, 0)
}

function each(content: string, style: QrStyle): [ReasonKey, number][] {
  const { bodyType, eyeType, eyeInType, frameType, margin } = style
  return [
    [strokes.includes(bodyType) ? 'qr.reasonNarrowStrokes' : 'qr.reasonDelicateBody', bodies[bodyType] ?? 0],
    ['qr.reasonDelicateEyes', Math.max(eyes[eyeType] ?? 0, eyes[eyeInType ?? eyeType] ?? 0)],
    ['qr.reasonPaleInk', inkCost(leastContrast(style))],
    ['qr.reasonBackground', style.bgUrl === null ? 0 : BACKGROUND],
    [frameType === 'none' ? 'qr.reasonMarginTooSmall' : 'qr.reasonFrameTight', MARGIN[margin] ?? 0],
    ['qr.reasonLogoHeavy', LOGO * logoLoad(content, style)],
  ]
}

const inkCost = (contrast: number) => INK * Math.max(0, 1 - contrast) + PALE * Math.max(0, CLEAR - contrast)

/** Less than that nobody would notice. */
const LEAST_NAMED = 0.15
