import { brightness, toRgb } from '../colour.ts'
import { codeBox } from '../layout.ts'
import { logoPlace } from '../logo-place.ts'
import type { QrStyle } from '../style.ts'
import { backgroundContrast } from './background-contrast.ts'
import { LEAST_CONTRAST, leastContrast } from './contrast.ts'
import type { Decode } from './decode.ts'
import { shrink } from './distort/shrink.ts'
import { findEye } from './find-eye.ts'
import { costsOf } from './hard-photo/costs.ts'
import { shareInHardPhotos } from './hard-photo/judge.ts'
import { strengthen } from './hard-photo/strengthen.ts'
import { likelyReason } from './likely-reason.ts'
import { pad } from './pad.ts'
import { type Pixels, toGrey } from './pixels.ts'
import { glance, type Picture, readPicture, survives } from './read-picture.ts'
import type { ReasonKey } from './reasons.ts'
import { repairFor } from './repair.ts'
import { checkRules, modulesAcross, reasonParams, tooDense } from './rules.ts'
import { hasHiddenEyes } from './sturdy-shapes.ts'
import { JUDGED_WIDTH } from './trials.ts'

/**
 * `score` is from 0 to 100. Of what is read it says how it does in hard photos (three pixels a module, from the side, dim,
 * warm, grainy), of a plain code's 100; `costs` names what costs most there. What is refused has less than 60, by what is
 * read of it; `params` are the numbers of its reasons, `repair` the fields to change, empty when no style can help; what
 * passes has one where it does so narrowly.
 * `isWeak`: it is read, and in hard photos far worse than a plain code.
 */
export type ScanVerdict =
  | { ok: true; score: number; costs: ReasonKey[]; repair?: Partial<QrStyle> }
  | {
      ok: false
      score: number
      reasons: ReasonKey[]
      params: Record<string, number>
      repair: Partial<QrStyle>
      isWeak?: true
    }

export interface ScanQuestion {
  /** The final pixels, as they will be downloaded or printed. */
  pixels: Pixels
  content: string
  style: QrStyle
  /** The first decoder; the second is at hand everywhere. */
  decode: Decode
}

const STANDARD_MARGIN = 4
export const PASSED = 60
/** What an accepted style keeps in hard photos, of a plain code's: a little less than said, for photos are few. */
const LEAST_KEPT = 0.52
/** Below it a style that passes here may be refused where decoders differ a little: a repair goes on to here. */
const SURELY_KEPT = 0.6

/** Whether a finished picture can be trusted to scan: its style keeps the rules, and both decoders read its pixels. */
export async function scanCheck({ pixels, content, style, decode }: ScanQuestion): Promise<ScanVerdict> {
  const broken = [...pixelReasons(pixels, content, style), ...checkRules(content, style)]
  const picture: Picture = {
    pixels,
    content,
    decode,
    background: brightness(style.bgColor) * 255,
    hasMargin: style.margin > 0,
    hasHiddenEyes: hasHiddenEyes(style),
  }
  if (broken.length > 0) return refuse(broken, await glance(picture), { content, style })
  const { passes, share } = await readPicture(picture)
  if (!passes) return refuse([await unreadReason(picture, style)], share, { content, style })
  const kept = await shareInHardPhotos({ pixels, content, style, decode })
  const score = Math.round(100 * kept)
  const costs = costsOf(content, style)
  const [most] = costs
  // Where nothing of the style costs anything, it was the luck of few photos.
  const asked = most && kept < SURELY_KEPT ? strengthen(content, style, kept) : {}
  const isAsked = Object.keys(asked).length > 0
  if (kept >= LEAST_KEPT || !most)
    return { ok: true, score: Math.max(PASSED, score), costs, ...(isAsked && { repair: asked }) }
  const repair = isAsked ? asked : repairFor([most], content, style)
  return { ok: false, score, reasons: [most], params: reasonParams([most], content, style), repair, isWeak: true }
}

/** What was saved before stays usable: a style that is weak in bad light is told so, with the repair, and passes. */
export function forgiven(verdict: ScanVerdict): ScanVerdict {
  if (verdict.ok || !verdict.isWeak) return verdict
  const { score, reasons, repair } = verdict
  return { ok: true, score, costs: reasons, repair }
}

function refuse(reasons: ReasonKey[], share: number, { content, style }: Pick<ScanQuestion, 'content' | 'style'>) {
  const score = Math.min(PASSED - 1, Math.round(PASSED * share))
  const params = reasonParams(reasons, content, style)
  return { ok: false as const, score, reasons, params, repair: repairFor(reasons, content, style) }
}

async function unreadReason(picture: Picture, style: QrStyle): Promise<ReasonKey> {
  const { pixels, content } = picture
  const border = Math.ceil(((STANDARD_MARGIN - style.margin) * pixels.width) / modulesAcross(content, style))
  // More paper around a frame helps nobody, and none is asked for that a fine code has no room for.
  const hasRoom = !tooDense(content, { ...style, margin: STANDARD_MARGIN })
  if (style.frameType === 'none' && style.bgUrl === null && border > 0 && hasRoom) {
    const widened = pad(pixels, border, toRgb(style.bgColor))
    if (await survives({ ...picture, pixels: widened })) return 'qr.reasonMarginTooSmall'
  }
  return likelyReason(content, style)
}

/** What the pixels show before anybody reads them. */
function pixelReasons(pixels: Pixels, content: string, style: QrStyle): ReasonKey[] {
  const reasons: ReasonKey[] = []
  if (logoLooksLikeEye(pixels, content, style)) reasons.push('qr.reasonLogoLikeEye')
  const isLost = style.bgUrl !== null && backgroundContrast(pixels, content, style) < LEAST_CONTRAST
  // Inks that are too light for the bare paper are a fault of their own.
  if (isLost && leastContrast(style) >= LEAST_CONTRAST) reasons.push('qr.reasonBackground')
  return reasons
}

/** A logo with a frame in a frame can pass for a fourth eye, which sends some decoders astray. */
function logoLooksLikeEye(pixels: Pixels, content: string, style: QrStyle): boolean {
  if (style.logoUrl === null) return false
  const grey = shrink(toGrey(pixels), JUDGED_WIDTH)
  const box = codeBox(content, style)
  const { left: start, width: side } = logoPlace(box.modules, style)
  const toPixel = (from: number, width: number, module: number, pixelsAcross: number) =>
    Math.round((from + (width * module) / box.modules) * pixelsAcross)
  const left = toPixel(box.x, box.width, start, grey.width)
  const top = toPixel(box.y, box.height, start, grey.height)
  return findEye(grey, { left, top, side: toPixel(box.x, box.width, start + side, grey.width) - left })
}
