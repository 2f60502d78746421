import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayMoment, toInstant, toWallClock } from './zone-time.ts'

const zone = fc.constantFrom(
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'UTC',
  'Pacific/Apia',
)
const minute = fc
  .integer({ min: 0, max: 20_000_000 })
  .map((minutes) => new Date(Date.UTC(2020, 0, 1) + minutes * 60_000))

describe('times in a zone', () => {
  it('come back as the same wall-clock time', () => {
    fc.assert(
      fc.property(minute, zone, (moment, where) => {
        const wallClock = toWallClock(moment.toISOString(), where)
        const instant = toInstant(wallClock, where)
        expect(instant && toWallClock(instant, where)).toBe(wallClock)
      }),
    )
  })

  it.each([
    ['2026-12-24T18:00', 'Asia/Shanghai', '2026-12-24T10:00:00.000Z'],
    ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', null],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['', 'UTC', null],
    ['2026-13-01T00:00', 'UTC', null],
  ])('%s in %s is %s', (wallClock, where, instant) => {
    expect(toInstant(wallClock, where)).toBe(instant)
  })

  it('are said in the reader’s language', () => {
    expect(sayMoment('2026-12-24T10:00:00.000Z', 'Asia/Shanghai', 'zh')).toContain('2026年12月24日 18:00')
  })
})
