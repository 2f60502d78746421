import type { CouponCodeState, RedeemOutcome } from '@matai/contract'

/** A code with what its coupon says of it. */
export interface Judged {
  used: number
  most: number
  deleted: boolean
  from: Date
  until: Date
  outlets: readonly string[]
}

/** Why a code is not redeemed; undefined where nothing stands in the way but who is faster. `outlet` is null in the console. */
export function refusalOf(
  code: Judged,
  { now, outlet }: { now: Date; outlet: string | null },
): RedeemOutcome | undefined {
  if (code.deleted) return 'deleted'
  if (code.used >= code.most) return 'used'
  if (now < code.from) return 'early'
  if (now >= code.until) return 'late'
  if (outlet !== null && code.outlets.length > 0 && !code.outlets.includes(outlet)) return 'elsewhere'
  return undefined
}

interface Held {
  used: number
  handed: boolean
  deleted: boolean
}

/** The state of a code, as the list shows it. */
export function stateOf({ used, handed, deleted }: Held, until: Date, now: Date): CouponCodeState {
  if (deleted) return 'deleted'
  if (used > 0) return 'redeemed'
  if (now >= until) return 'expired'
  return handed ? 'handedOut' : 'open'
}
