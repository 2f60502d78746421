import { expect, it } from 'vitest'
import { daysSince } from './days-since.ts'

it('counts as a calendar does, in the zone', () => {
  const now = new Date('2026-03-02T00:30:00Z')
  expect(daysSince(new Date('2026-03-01T23:30:00Z'), now, 'UTC')).toBe(1)
  expect(daysSince(new Date('2026-03-01T23:30:00Z'), now, 'Asia/Shanghai')).toBe(0)
  expect(daysSince(new Date('2026-02-01T12:00:00Z'), now, 'UTC')).toBe(29)
  expect(daysSince(new Date('2026-03-05T12:00:00Z'), now, 'UTC')).toBe(0)
})
