import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDayOf, dayIn, daysUpTo, monthAt, nextSlice, oldestMonthKept, type Scan, sumBy } from './days.ts'

const at = (text: string) => Date.parse(text)

describe('days of a zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-21T15:59:59.999Z', '2026-11-21'],
    ['Asia/Shanghai', '2026-11-21T16:00:00.000Z', '2026-11-22'],
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:59.999Z', '2026-11-20'],
  ])('in %s, %s is on %s', (zone, moment, day) => expect(dayIn(zone, at(moment)).day).toBe(day))

  it('have 23 and 25 hours when clocks change', () => {
    const hours = ({ from, until }: { from: number; until: number }) => (until - from) / 3_600_000
    expect(hours(dayIn('America/New_York', at('2026-03-08T12:00:00Z')))).toBe(23)
    expect(hours(dayIn('America/New_York', at('2026-11-01T12:00:00Z')))).toBe(25)
  })

  it('are the same when remembered', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata')
    const moment = fc.integer({ min: at('2026-10-20T00:00:00Z'), max: at('2026-11-10T00:00:00Z') })
    fc.assert(
      fc.property(fc.array(fc.tuple(zones, moment)), (asked) => {
        const dayOf = createDayOf()
        return asked.every(([zone, time]) => dayOf(zone, time) === dayIn(zone, time).day)
      }),
    )
  })

  it('are listed up to today', () => {
    expect(daysUpTo('Asia/Shanghai', at('2026-03-01T20:00:00Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
  })
})

const scan: fc.Arbitrary<Scan> = fc.record({
  accountId: fc.integer({ min: 1, max: 12 }),
  qrCodeId: fc.constantFrom('aaaaaaaa', 'bbbbbbbb', 'cccccccc'),
  day: fc.constantFrom('2026-11-20', '2026-11-21'),
  at: fc.constant(0),
  version: fc.constant(1),
  revision: fc.constant(null),
  visitor: fc.constant('00'.repeat(16)),
  machine: fc.boolean(),
  wechat: fc.boolean(),
  device: fc.constantFrom('ios', 'android', 'desktop', 'other'),
  country: fc.constantFrom('CN', ''),
  region: fc.constantFrom(0, 440300),
})
const keyOf = ({ accountId, qrCodeId, day }: Scan) => [accountId, qrCodeId, day]

describe('sums', () => {
  it('lose no scan and name each key once', () => {
    fc.assert(
      fc.property(fc.array(scan), (scans) => {
        const sums = sumBy(scans, keyOf)
        const people = sums.reduce((sum, entry) => sum + entry.people, 0)
        const machines = sums.reduce((sum, entry) => sum + entry.machines, 0)
        expect(people).toBe(scans.filter(({ machine }) => !machine).length)
        expect(machines).toBe(scans.filter(({ machine }) => machine).length)
        expect(new Set(sums.map(({ key }) => key.join())).size).toBe(sums.length)
      }),
    )
  })

  it('come in one order, whatever the order of the scans', () => {
    fc.assert(
      fc.property(fc.array(scan), (scans) => {
        const keys = (list: readonly Scan[]) => sumBy(list, keyOf).map(({ key }) => key.join())
        expect(keys([...scans].reverse())).toEqual(keys(scans))
      }),
    )
  })
})

describe('months', () => {
  it('follow each other over the end of a year', () => {
    expect(monthAt(new Date('2026-11-21T00:00:00Z'), 2)).toEqual({
      table: 'scan_2027_01',
      from: '2027-01-01T00:00:00.000Z',
      until: '2027-02-01T00:00:00.000Z',
    })
  })

  it('are kept while they hold a scan of the last 400 days', () => {
    expect(oldestMonthKept(new Date('2026-11-21T00:00:00Z')).table).toBe('scan_2025_10')
  })
})

describe('slices of a rollup', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    ['2026-11-21T11:59:00Z', undefined],
    ['2026-11-21T12:30:00Z', undefined],
    ['2026-11-21T11:58:59Z', '2026-11-21T11:59:00.000Z'],
    ['2026-11-21T11:00:00Z', '2026-11-21T11:05:00.000Z'],
    ['2026-11-01T00:00:00Z', '2026-11-01T01:00:00.000Z'],
  ])('from %s ends at %s', (from, until) => expect(nextSlice(new Date(from), now)?.toISOString()).toBe(until))
})
