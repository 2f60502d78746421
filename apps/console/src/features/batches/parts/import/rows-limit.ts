import { limits, tierNumbers } from 'virtual:contract-constants'

/** Most rows of one import, by the number of a tier; numbers between tiers belong to the tier below. */
export function rowsLimit(vipLevel: number): number {
  const place = Object.values(tierNumbers).findLastIndex((number) => number <= vipLevel)
  return limits.excelRows[Math.max(place, 0)] ?? 0
}

/** The most that any tier takes. */
export const rowsAtMost = Math.max(...limits.excelRows.map((rows) => rows ?? 0))
