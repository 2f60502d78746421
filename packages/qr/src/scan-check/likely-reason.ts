import type { QrStyle } from '../style.ts'
import { contrastOf } from './contrast.ts'
import type { ReasonKey } from './reasons.ts'
import { logoLoad, USUAL_MARGIN } from './rules.ts'
import { hasSturdyBody, hasSturdyEyes } from './sturdy-shapes.ts'

const HEAVY_LOGO = 0.6

/** What most likely keeps a picture from being read that breaks no rule: the least trustworthy thing in its style. */
export function likelyReason(content: string, style: QrStyle): ReasonKey {
  if (style.bgUrl !== null) return 'qr.reasonBackground'
  if (style.frameType !== 'none' && style.margin < USUAL_MARGIN) return 'qr.reasonFrameTight'
  if (!hasSturdyEyes(style)) return 'qr.reasonDelicateEyes'
  if (!hasSturdyBody(style)) return 'qr.reasonDelicateBody'
  if (logoLoad(content, style) > HEAVY_LOGO) return 'qr.reasonLogoHeavy'
  if (contrastOf(style).verdict === 'low') return 'qr.reasonLowContrast'
  return 'qr.reasonUnreadable'
}
