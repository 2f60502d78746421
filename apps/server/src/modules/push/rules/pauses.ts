import { pushPauses } from '@matai/contract'

const hour = 3_600_000
/** A receiver that took nothing for so long is left alone, and its owner is told. */
export const patienceOfDay = 24 * hour
/** Failures in a row after which one try at a time asks whether a receiver is back. */
export const failsUntilHeld = 5
/** What a receiver may ask for at most. */
const longestWish = 24 * hour
/** A tenth more at most, so that what failed together does not come back together. */
const spread = 0.1

/**
 * Milliseconds until the try after `tries` failed ones: 15 s, 1 min, 4 min, 16 min, 1 h (specification, section 7), then
 * every hour. A receiver that asks for more time gets it. `chance` is from 0 to 1.
 */
export function pauseAfter(tries: number, { wish = 0, chance }: { wish?: number | undefined; chance: number }): number {
  const usual = (pushPauses[tries - 1] ?? 3_600) * 1_000
  return Math.round(Math.max(usual * (1 + spread * chance), Math.min(wish, longestWish)))
}

/** `Retry-After` in milliseconds: seconds or a date; undefined when it says neither. */
export function wishOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}

/**
 * Whether a delivery is given up: its tries of the specification are used, and others were taken meanwhile, so that it is
 * this one that the receiver does not want. While a receiver is away altogether, everything waits for it.
 */
export function isGivenUp(tries: number, { firstAt, deliveredAt }: { firstAt: Date; deliveredAt: Date | null }) {
  return tries > pushPauses.length && deliveredAt !== null && deliveredAt > firstAt
}
