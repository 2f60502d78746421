import type { StatsRange } from '@matai/contract'
import { provinceOf } from '../../platform/geo/regions.ts'
import { daysUpTo } from '../ledger/rules/days.ts'

/** First and last day, YYYY-MM-DD, both included. */
export interface Days {
  from: string
  until: string
}

export interface Counted {
  value: string
  people: number
  machines: number
}

const dayMilliseconds = 86_400_000
const presetDays = { today: 1, yesterday: 2, sevenDays: 7, thirtyDays: 30 } as const

/** The days that a range stands for, in the zone of the account. */
export function daysOf(range: StatsRange, zone: string, now: Date): Days {
  if (!('preset' in range)) return range
  const days = daysUpTo(zone, now.getTime(), presetDays[range.preset])
  const first = days[0] ?? ''
  return { from: first, until: range.preset === 'yesterday' ? first : (days.at(-1) ?? '') }
}

/** As many days just before; calendar days have no zone any more. */
export function daysBefore({ from, until }: Days): Days {
  const first = Date.parse(from)
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: dayOf(first - (Date.parse(until) - first) - dayMilliseconds), until: dayOf(first - dayMilliseconds) }
}

/** From before the first scan up to a day. */
export function ever({ until }: Days): Days {
  return { from: '2020-01-01', until }
}

/** Every day of a range; calendar days have no zone any more. */
export function eachDay({ from, until }: Days): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(until); at += dayMilliseconds) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

/** Visitors of the days of a range: each day's are counted by themselves. */
export function visitorsIn(visitors: ReadonlyMap<string, number>, { from, until }: Days): number {
  let sum = 0
  for (const [day, count] of visitors) if (day >= from && day <= until) sum += count
  return sum
}

export function sumOf(counts: readonly { people: number; machines: number }[]) {
  const sum = { people: 0, machines: 0 }
  for (const { people, machines } of counts) {
    sum.people += people
    sum.machines += machines
  }
  return sum
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** Adds counts up by a key; keys that must be there come first, in their order, with zeros. */
export function addUp(counts: readonly Counted[], keyOf: (value: string) => string, keys: readonly string[] = []) {
  const sums = new Map<string, Counted>(keys.map((value) => [value, { value, people: 0, machines: 0 }]))
  for (const { value, people, machines } of counts) {
    const key = keyOf(value)
    const sum = sums.get(key) ?? { value: key, people: 0, machines: 0 }
    sum.people += people
    sum.machines += machines
    sums.set(key, sum)
  }
  return [...sums.values()]
}

/** People by weekday (Monday first) and hour of the day. */
export function heatOf(hours: readonly { value: string; weekday: number; people: number }[]): number[][] {
  const heat = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { value, weekday, people } of hours) {
    const day = heat[weekday - 1]
    if (day) day[Number(value)] = (day[Number(value)] ?? 0) + people
  }
  return heat
}

/** Most people first; machines, then the value itself decide among equals. */
export function mostFirst<Item extends Counted>(counts: readonly Item[]): Item[] {
  return [...counts].sort((a, b) => b.people - a.people || b.machines - a.machines || (a.value < b.value ? -1 : 1))
}

/** Cities under their provinces; a province that is one city with its own name has none to show. Scans whose city is unknown count for the province only. */
export function byProvince(regions: readonly Counted[], nameOf: (code: number) => string) {
  const named = ({ value, people, machines }: Counted) => ({
    code: Number(value),
    name: nameOf(Number(value)),
    people,
    machines,
  })
  const isCity = ({ value }: Counted) => Number(value) !== provinceOf(Number(value))
  return mostFirst(addUp(regions, (value) => String(provinceOf(Number(value))))).map((province) => {
    const whole = named(province)
    const inside = regions.filter((each) => isCity(each) && provinceOf(Number(each.value)) === whole.code)
    const cities = mostFirst(inside).map(named)
    return { ...whole, cities: cities.length === 1 && cities[0]?.name === whole.name ? [] : cities }
  })
}
