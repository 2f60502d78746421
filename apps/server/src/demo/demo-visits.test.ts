import { expect, it } from 'vitest'
import { demoVisits } from './demo-visits.ts'

const days = [3, 0, 8, 4, 6, 9, 20]

it.each(['2026-11-22T16:00:00Z', '2026-11-23T01:30:00Z', '2026-11-23T15:59:59Z'])('has no visit after %s', (moment) => {
  const now = Date.parse(moment)
  const visits = demoVisits(days, now)
  expect(visits).toHaveLength(50 + 38)
  expect(Math.max(...visits.map(({ at }) => at))).toBeLessThanOrEqual(now)
  const hours = visits
    .filter(({ at }) => now - at > 86_400_000)
    .map(({ at }) => new Date(at + 28_800_000).getUTCHours())
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(7)
  expect(new Set(hours).size).toBeGreaterThan(8)
  expect(new Set(visits.map(({ visitor }) => visitor)).size).toBeLessThan(visits.length)
})
