import { describe, expect, it } from 'vitest'
import { usageOf } from '../tiers/rules.ts'
import { monthIn, weekToSumUp } from './rules.ts'

const at = (iso: string) => new Date(iso)

describe('the week to sum up', () => {
  it('is last week, on Monday from nine in the morning', () => {
    expect(weekToSumUp('Asia/Shanghai', at('2026-11-23T00:59:59Z'))).toBeUndefined()
    expect(weekToSumUp('Asia/Shanghai', at('2026-11-23T01:00:00Z'))).toEqual({
      name: '2026-W47',
      from: '2026-11-16',
      until: '2026-11-22',
      fromBefore: '2026-11-09',
      untilBefore: '2026-11-15',
      begin: at('2026-11-15T16:00:00Z'),
      end: at('2026-11-22T16:00:00Z'),
    })
    expect(weekToSumUp('Asia/Shanghai', at('2026-11-23T06:59:59Z'))?.name).toBe('2026-W47')
    expect(weekToSumUp('Asia/Shanghai', at('2026-11-23T07:00:00Z'))).toBeUndefined()
    expect(weekToSumUp('Asia/Shanghai', at('2026-11-24T01:00:00Z'))).toBeUndefined()
  })

  it('has an hour less or more where the clocks were changed', () => {
    const hours = (zone: string, iso: string) => {
      const week = weekToSumUp(zone, at(iso))
      return week && (week.end.getTime() - week.begin.getTime()) / 3_600_000
    }
    expect(weekToSumUp('Europe/Berlin', at('2026-03-30T06:59:00Z'))).toBeUndefined()
    expect(hours('Europe/Berlin', '2026-03-30T07:00:00Z')).toBe(7 * 24 - 1)
    expect(weekToSumUp('America/New_York', at('2026-11-02T13:59:00Z'))).toBeUndefined()
    expect(hours('America/New_York', '2026-11-02T14:00:00Z')).toBe(7 * 24 + 1)
  })

  it('comes in every zone, whenever its hour begins', () => {
    for (const zone of ['Pacific/Kiritimati', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC', 'Pacific/Pago_Pago']) {
      // The job comes at two minutes past every hour in UTC.
      const ticks = Array.from({ length: 9 * 24 }, (_, hour) => Date.parse('2026-11-20T00:02:00Z') + hour * 3_600_000)
      const weeks = ticks.flatMap((tick) => weekToSumUp(zone, new Date(tick))?.name ?? [])
      expect([zone, weeks]).toEqual([zone, Array(6).fill('2026-W47')])
    }
  })

  it('is named by ISO 8601 at the turn of a year', () => {
    expect(weekToSumUp('UTC', at('2027-01-04T09:00:00Z'))?.name).toBe('2026-W53')
    expect(weekToSumUp('UTC', at('2025-01-06T09:00:00Z'))?.name).toBe('2025-W01')
  })
})

it('a month is that of the zone', () => {
  expect(monthIn('Asia/Shanghai', at('2026-11-30T16:00:00Z'))).toBe('2026-12')
  expect(monthIn('America/New_York', at('2026-12-01T04:59:00Z'))).toBe('2026-11')
})

it('usage is high from 90% on; what nobody used or has no limit is left out', () => {
  const usage = (key: 'subAdmins' | 'coupons' | 'records', used: number, limit: number) => ({ key, used, limit })
  expect(usageOf([usage('subAdmins', 17, 20), usage('coupons', 9, 10), usage('records', 0, 5)])).toEqual([
    { ...usage('coupons', 9, 10), high: true },
    { ...usage('subAdmins', 17, 20), high: false },
  ])
  expect(usageOf([usage('records', 7, Number.POSITIVE_INFINITY)])).toEqual([])
  expect(usageOf([usage('subAdmins', 3, 0)])).toEqual([{ ...usage('subAdmins', 3, 0), high: true }])
})
