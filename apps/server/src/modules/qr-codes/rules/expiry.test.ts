import { describe, expect, it } from 'vitest'
import { expiryOf } from './expiry.ts'

const expiry = (validity: Parameters<typeof expiryOf>[0]['validity'], now: string, zone = 'Asia/Shanghai') =>
  expiryOf({ validity }, new Date(now), zone)?.toISOString()

describe('expiryOf', () => {
  it('is never for what is permanent, and the named moment for a date', () => {
    const now = new Date('2026-11-21T10:00:00Z')
    expect(expiryOf({ validity: 'permanent' }, now, 'Asia/Shanghai')).toBeNull()
    expect(expiryOf({ validity: 'date', until: '2027-01-01T00:00:00Z' }, now, 'Asia/Shanghai')).toEqual(
      new Date('2027-01-01T00:00:00Z'),
    )
  })

  it.each([
    ['oneDay', '2026-11-22T10:00:00.000Z'],
    ['threeDays', '2026-11-24T10:00:00.000Z'],
    ['oneMonth', '2026-12-21T10:00:00.000Z'],
    ['sixMonths', '2027-05-21T10:00:00.000Z'],
    ['oneYear', '2027-11-21T10:00:00.000Z'],
  ] as const)('adds %s', (validity, end) => {
    expect(expiry(validity, '2026-11-21T10:00:00Z')).toBe(end)
  })

  it('ends a month on its last day where it has no such day', () => {
    expect(expiry('oneMonth', '2026-01-31T02:00:00Z')).toBe('2026-02-28T02:00:00.000Z')
    expect(expiry('oneMonth', '2028-01-31T02:00:00Z')).toBe('2028-02-29T02:00:00.000Z')
    expect(expiry('sixMonths', '2026-08-31T02:00:00Z')).toBe('2027-02-28T02:00:00.000Z')
    expect(expiry('oneYear', '2028-02-29T02:00:00Z')).toBe('2029-02-28T02:00:00.000Z')
  })

  it('reckons in the zone: 1 March there is not the last of February', () => {
    // 17:00 UTC on 31 January is already 1 February in Shanghai.
    expect(expiry('oneMonth', '2026-01-31T17:00:00Z')).toBe('2026-02-28T17:00:00.000Z')
    expect(expiry('oneMonth', '2026-01-31T17:00:00Z', 'UTC')).toBe('2026-02-28T17:00:00.000Z')
    expect(expiry('oneMonth', '2026-03-30T17:00:00Z')).toBe('2026-04-29T17:00:00.000Z')
    expect(expiry('oneMonth', '2026-03-31T17:00:00Z', 'UTC')).toBe('2026-04-30T17:00:00.000Z')
  })

  it('keeps the hour of the day over a change of clocks', () => {
    const zone = 'America/New_York'
    // On 8 March 2026 clocks go forward: the day has 23 hours; on 1 November it has 25.
    expect(expiry('oneDay', '2026-03-07T17:00:00Z', zone)).toBe('2026-03-08T16:00:00.000Z')
    expect(expiry('oneDay', '2026-10-31T16:00:00Z', zone)).toBe('2026-11-01T17:00:00.000Z')
    // 02:30 does not exist on that day; the hour after it does.
    expect(expiry('oneDay', '2026-03-07T07:30:00Z', zone)).toBe('2026-03-08T07:30:00.000Z')
    expect(expiry('sixMonths', '2026-01-15T17:00:00Z', zone)).toBe('2026-07-15T16:00:00.000Z')
  })
})
