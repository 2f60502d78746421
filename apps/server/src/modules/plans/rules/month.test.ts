import { describe, expect, it } from 'vitest'
import { dayBeside, daysOfMonth, spanOfMonth } from './month.ts'

describe('a month', () => {
  it('has its days, in a leap year too', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29)
    expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30')
  })

  it('begins at midnight of the zone, also where the clock changes inside of it', () => {
    const { from, until } = spanOfMonth('2026-11', 'America/New_York')
    expect([from.toISOString(), until.toISOString()]).toEqual(['2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'])
    expect(spanOfMonth('2026-12', 'Asia/Shanghai').until.toISOString()).toBe('2026-12-31T16:00:00.000Z')
  })

  it('has days beside it', () => {
    expect(dayBeside('2026-03-01', -1)).toBe('2026-02-28')
  })
})
