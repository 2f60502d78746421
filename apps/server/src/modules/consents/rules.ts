import type { Consent } from '@matai/contract'

interface Facts {
  /** What the rule allows in a day; null: everything. */
  most: number | null
  /** Codes that are to go now. */
  count: number
  /** Codes in the trash that went there in the last day, and how many of them with somebody's agreement. */
  deleted: number
  agreed: number
}

export function needsSecond({ most, count, deleted, agreed }: Facts): boolean {
  return most !== null && Math.max(0, deleted - agreed) + count > most
}

export const isLooser = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before)

export function stateOf(
  { state, expiresAt }: { state: Exclude<Consent['state'], 'expired'>; expiresAt: Date },
  now: Date,
): Consent['state'] {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}
