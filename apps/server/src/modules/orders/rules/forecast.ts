import type { LimitKey } from '@matai/contract'

export interface UsagePoint {
  /** `2026-11-23`, UTC. */
  day: string
  used: Readonly<Record<string, number>>
}

const dayMs = 86_400_000
/** Days that must lie between the first and the last point: less tells nothing. */
const daysNeeded = 7
/** Further ahead nobody plans. */
const daysAhead = 365

/** When limits will be full if it goes on as it did; those that do not grow, or not so far, are left out. */
export function forecastsOf(
  points: readonly UsagePoint[],
  limits: readonly { key: LimitKey; used: number; limit: number }[],
  now: Date,
): { key: LimitKey; fullAt: Date }[] {
  const [first] = points
  const days = first ? (now.getTime() - Date.parse(first.day)) / dayMs : 0
  if (!first || days < daysNeeded) return []
  return limits.flatMap(({ key, used, limit }) => {
    const perDay = (used - (first.used[key] ?? 0)) / days
    const left = (limit - used) / perDay
    if (perDay <= 0 || left < 0 || left > daysAhead) return []
    return [{ key, fullAt: new Date(now.getTime() + left * dayMs) }]
  })
}
