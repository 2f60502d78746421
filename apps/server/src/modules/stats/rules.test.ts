import { StatsRange } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import { addUp, byProvince, daysBefore, daysOf, eachDay, heatOf, mostFirst, sumOf, weekdayOf } from './rules.ts'

const at = (moment: string) => new Date(moment)

describe('ranges', () => {
  it.each([
    ['today', 'Asia/Shanghai', '2026-11-20T16:00:00Z', '2026-11-21', '2026-11-21'],
    ['yesterday', 'Asia/Shanghai', '2026-11-20T15:59:59Z', '2026-11-19', '2026-11-19'],
    ['sevenDays', 'America/New_York', '2026-11-01T04:30:00Z', '2026-10-26', '2026-11-01'],
    ['sevenDays', 'America/New_York', '2026-11-03T04:30:00Z', '2026-10-27', '2026-11-02'],
    ['thirtyDays', 'UTC', '2026-03-01T00:00:00Z', '2026-01-31', '2026-03-01'],
  ] as const)('%s in %s at %s is %s to %s', (preset, zone, now, from, until) => {
    expect(daysOf({ preset }, zone, at(now))).toEqual({ from, until })
  })

  it.each([
    ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['2026-03-01', '2026-03-30', '2026-01-30', '2026-02-28'],
  ])('%s to %s is compared with %s to %s', (from, until, fromBefore, untilBefore) => {
    expect(daysBefore({ from, until })).toEqual({ from: fromBefore, until: untilBefore })
  })

  it('have every day once, over the change of clocks too', () => {
    expect(eachDay({ from: '2026-10-31', until: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
    expect(eachDay({ from: '2026-01-01', until: '2026-03-31' })).toHaveLength(90)
  })

  it.each([
    [{ from: '2026-01-01', until: '2026-03-31' }, undefined],
    [{ from: '2026-01-01', until: '2026-04-01' }, 'stats.rangeTooLong'],
    [{ from: '2026-01-02', until: '2026-01-01' }, 'stats.rangeBackwards'],
    [{ from: '2026-02-30', until: '2026-03-01' }, 'errors.wrongFormat'],
  ])('%o is refused with %s', (range, message) => {
    const parsed = StatsRange.safeParse(range)
    expect(parsed.success).toBe(message === undefined)
    if (message) expect(JSON.stringify(parsed.error?.issues)).toContain(message)
  })
})

it('puts people into the hours of a week', () => {
  const heat = heatOf([
    { value: '9', weekday: 1, people: 2 },
    { value: '9', weekday: 1, people: 1 },
    { value: '23', weekday: 7, people: 5 },
    { value: 'CN', weekday: 0, people: 9 },
  ])
  expect([heat[0]?.[9], heat[6]?.[23], heat.flat().reduce((sum, each) => sum + each, 0)]).toEqual([3, 5, 8])
})

it('knows the weekday of a day', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
})

const counted = (value: string, people: number, machines = 0) => ({ value, people, machines })

describe('sums', () => {
  it('keep the keys that must be there', () => {
    expect(addUp([counted('b', 2), counted('b', 3, 1)], (value) => value, ['a', 'b'])).toEqual([
      counted('a', 0),
      counted('b', 5, 1),
    ])
    expect(sumOf([counted('a', 1, 2), counted('b', 3, 4)])).toEqual({ people: 4, machines: 6 })
  })

  it('put the most first', () => {
    const list = [counted('a', 1), counted('c', 2), counted('b', 2), counted('d', 1, 9)]
    expect(mostFirst(list).map(({ value }) => value)).toEqual(['b', 'c', 'd', 'a'])
  })

  it('put cities under provinces, and count unknown cities there', () => {
    const regions = [counted('440300', 5), counted('440100', 7), counted('440000', 2), counted('310100', 13)]
    expect(byProvince(regions, String)).toEqual([
      {
        code: 440000,
        name: '440000',
        people: 14,
        machines: 0,
        cities: [
          { code: 440100, name: '440100', people: 7, machines: 0 },
          { code: 440300, name: '440300', people: 5, machines: 0 },
        ],
      },
      {
        code: 310000,
        name: '310000',
        people: 13,
        machines: 0,
        cities: [{ code: 310100, name: '310100', people: 13, machines: 0 }],
      },
    ])
  })
})

it('shows a province that is one city with its own name once', () => {
  const counted = (value: string) => ({ value, people: 2, machines: 0 })
  const nameOf = (code: number) => ({ 110000: 'Beijing', 110100: 'Beijing', 220000: 'Jilin' })[code] ?? 'Jilin City'
  const regions = ['110100', '110000', '220200'].map(counted)
  expect(byProvince(regions, nameOf).map(({ name, people, cities }) => [name, people, cities.length])).toEqual([
    ['Beijing', 4, 0],
    ['Jilin', 2, 1],
  ])
})
