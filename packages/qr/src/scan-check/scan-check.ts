import { brightness, toRgb } from '../colour.ts'
import { logoPlace } from '../logo.ts'
import type { QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import { shrink } from './distort/shrink.ts'
import { findEye } from './find-eye.ts'
import { pad } from './pad.ts'
import { JUDGED_WIDTH, sturdiness, survives } from './pixel-trials.ts'
import { type Pixels, toGrey } from './pixels.ts'
import type { ReasonKey } from './reasons.ts'
import { repairFor } from './repair.ts'
import { checkRules, modulesAcross } from './rules.ts'

/** `score` is from 60 (just passes) to 100; `repair` holds the fields to change, empty when no style can help. */
export type ScanVerdict = { ok: true; score: number } | { ok: false; reasons: ReasonKey[]; repair: Partial<QrStyle> }

export interface ScanQuestion {
  /** The final pixels, as they will be downloaded or printed. */
  pixels: Pixels
  content: string
  style: QrStyle
  decode: Decode
}

const STANDARD_MARGIN = 4
const PASSED = 60

/** Whether a finished picture can be trusted to scan: the rules first, then the pixels through a decoder. */
export async function scanCheck({ pixels, content, style, decode }: ScanQuestion): Promise<ScanVerdict> {
  const likeEye: ReasonKey[] = logoLooksLikeEye(pixels, content, style) ? ['qr.reasonLogoLikeEye'] : []
  const broken = [...likeEye, ...checkRules(content, style)]
  if (broken.length > 0) return refuse(broken, content, style)
  const picture = { pixels, content, decode, background: brightness(style.bgColor) * 255, hasMargin: style.margin > 0 }
  if (await survives(picture)) {
    return { ok: true, score: Math.round(PASSED + (100 - PASSED) * (await sturdiness(picture))) }
  }
  const border = Math.ceil(((STANDARD_MARGIN - style.margin) * pixels.width) / modulesAcross(content, style))
  const marginHelps = border > 0 && (await survives({ ...picture, pixels: pad(pixels, border, toRgb(style.bgColor)) }))
  return refuse([marginHelps ? 'qr.reasonMarginTooSmall' : 'qr.reasonUnreadable'], content, style)
}

function refuse(reasons: ReasonKey[], content: string, style: QrStyle): ScanVerdict {
  return { ok: false, reasons, repair: repairFor(reasons, content, style) }
}

/** A logo with a frame in a frame can pass for a fourth eye, which sends some decoders astray. */
function logoLooksLikeEye(pixels: Pixels, content: string, style: QrStyle): boolean {
  if (style.logoUrl === null) return false
  const grey = shrink(toGrey(pixels), JUDGED_WIDTH)
  const across = modulesAcross(content, style)
  const { start, side } = logoPlace(across - 2 * style.margin, style)
  const toPixel = (module: number) => Math.round((module * grey.width) / across)
  const left = toPixel(start + style.margin)
  return findEye(grey, { left, top: left, side: toPixel(start + style.margin + side) - left })
}
