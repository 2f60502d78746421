import type { QrStyle } from '../style.ts'
import { barest, mendMargin, mends, plainest } from './mends.ts'
import type { ReasonKey } from './reasons.ts'
import { checkRules } from './rules.ts'

const ROUNDS = 4

/**
 * The changes that answer the reasons; empty when the content itself is the trouble. A style that has been given all that
 * the reasons ask for and is not read becomes plain, at last bare: repairs that are repeated come to an end.
 */
export function repairFor(reasons: ReasonKey[], content: string, style: QrStyle): Partial<QrStyle> {
  if (reasons.includes('qr.reasonContentTooLong')) return {}
  const answered = changes(style, mend(reasons, content, style))
  if (Object.keys(answered).length > 0) return answered
  const plain = changes(style, plainest(style, content))
  return Object.keys(plain).length > 0 ? plain : changes(style, barest(style, content))
}

function mend(reasons: ReasonKey[], content: string, style: QrStyle): QrStyle {
  let mended = style
  let open = reasons
  // One mend can call for another: a lower level for a smaller logo, more margin for a larger picture.
  for (let round = 0; round < ROUNDS && open.length > 0; round++) {
    for (const reason of open) mended = mends[reason](mended, content)
    mended = mendMargin(mended)
    open = checkRules(content, mended)
  }
  return mended
}

/** The fields in which two styles differ. */
export function changes(before: QrStyle, after: QrStyle): Partial<QrStyle> {
  const fields = Object.keys(after) as (keyof QrStyle)[]
  return Object.fromEntries(
    fields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  )
}
