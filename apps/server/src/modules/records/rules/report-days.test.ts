import type { ReportSchedule } from '@matai/contract'
import { expect, it } from 'vitest'
import { daysBefore, daysOf, momentsOf, nextMail } from './report-days.ts'

const zone = 'Asia/Shanghai'
/** A Wednesday. */
const now = new Date('2026-03-04T01:30:00+08:00')

it.each([
  ['all', null, null],
  ['last7Days', '2026-02-26', '2026-03-04'],
  ['last30Days', '2026-02-03', '2026-03-04'],
  ['lastWeek', '2026-02-23', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-04'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['days', '2026-01-05', null],
] as const)('%s is from %s to %s', (span, from, until) => {
  const days = daysOf({ span, from: '2026-01-05', until: null }, zone, now)
  expect([days.from?.toString() ?? null, days.until?.toString() ?? null]).toEqual([from, until])
})

it('compares with as many days right before, and with none where there is no beginning', () => {
  const before = daysBefore(daysOf({ span: 'lastMonth', from: null, until: null }, zone, now))
  expect([before?.from?.toString(), before?.until?.toString()]).toEqual(['2026-01-04', '2026-01-31'])
  expect(daysBefore({ from: null, until: null })).toBeUndefined()
})

it('reaches to the first moment that no longer belongs to it, in the zone', () => {
  expect(momentsOf(daysOf({ span: 'lastWeek', from: null, until: null }, zone, now), zone)).toEqual({
    from: '2026-02-22T16:00:00.000Z',
    until: '2026-03-01T16:00:00.000Z',
  })
})

it.each<[ReportSchedule, string, string]>([
  [{ every: 'day', on: 1, hour: 8 }, '2026-03-04T08:00', '2026-03-05T08:00'],
  [{ every: 'day', on: 1, hour: 8 }, '2026-03-04T07:59', '2026-03-04T08:00'],
  [{ every: 'week', on: 1, hour: 9 }, '2026-03-04T10:00', '2026-03-09T09:00'],
  [{ every: 'month', on: 31, hour: 0 }, '2026-02-27T10:00', '2026-02-28T00:00'],
  [{ every: 'month', on: 31, hour: 0 }, '2026-02-28T00:00', '2026-03-31T00:00'],
])('%j after %s is mailed at %s', (schedule, after, next) => {
  const at = (text: string) => new Date(`${text}:00+08:00`)
  expect(nextMail(schedule, zone, at(after))).toEqual(at(next))
})
