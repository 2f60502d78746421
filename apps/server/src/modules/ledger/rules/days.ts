import { Temporal } from 'temporal-polyfill'

/** One visit of a code, as it is written down. */
export interface Scan {
  accountId: number
  qrCodeId: string
  /** Day of the account's zone, YYYY-MM-DD. */
  day: string
  /** Milliseconds since 1970. */
  at: number
  version: number
  /** How often the code had been changed when its page was read: with another than it has now nothing is written. Null is not asked. */
  revision: number | null
  /** Hash of the visitor, 32 hexadecimal digits; its salt changes every day. */
  visitor: string
  machine: boolean
  wechat: boolean
  device: Device
  /** ISO code; empty when unknown. */
  country: string
  /** Chinese administrative code of a city or province; 0 when unknown. */
  region: number
}

export type Device = 'ios' | 'android' | 'desktop' | 'other'

export interface Day {
  /** YYYY-MM-DD */
  day: string
  /** First millisecond of the day, and of the next. */
  from: number
  until: number
}

/** The day of a zone that a moment falls in; days of 23 and 25 hours are what they are. */
export function dayIn(zone: string, at: number): Day {
  const date = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds
  return { day: date.toString(), from: midnight(date), until: midnight(date.add({ days: 1 })) }
}

/** The last `count` days of a zone up to `at`, oldest first. */
export function daysUpTo(zone: string, at: number, count: number): string[] {
  const today = Temporal.PlainDate.from(dayIn(zone, at).day)
  return Array.from({ length: count }, (_, index) => today.subtract({ days: count - 1 - index }).toString())
}

/** `dayIn` that calculates once a day and zone: a scan may not pay for calendars. */
export function createDayOf(): (zone: string, at: number) => string {
  const known = new Map<string, Day>()
  return (zone, at) => {
    const last = known.get(zone)
    if (last && at >= last.from && at < last.until) return last.day
    const day = dayIn(zone, at)
    known.set(zone, day)
    return day.day
  }
}

/** What scans of one key add up to. */
export interface Sum {
  key: readonly (string | number)[]
  people: number
  machines: number
}

/** Adds scans up by a key, in the order of the keys: writers that lock rows in one order cannot block each other. */
export function sumBy(scans: readonly Scan[], keyOf: (scan: Scan) => Sum['key']): Sum[] {
  const sums = new Map<string, Sum>()
  for (const scan of scans) {
    const key = keyOf(scan)
    const name = key.join(' ')
    let sum = sums.get(name)
    if (!sum) sums.set(name, (sum = { key, people: 0, machines: 0 }))
    if (scan.machine) sum.machines += 1
    else sum.people += 1
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

/** A month in UTC and the table that holds its scans. */
export interface Month {
  table: string
  /** First moment of the month, and of the next; ISO 8601. */
  from: string
  until: string
}

/** The month that lies `offset` months after that of `now`. */
export function monthAt(now: Date, offset: number): Month {
  const first = (add: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + add, 1)).toISOString()
  const from = first(offset)
  return { table: `scan_${from.slice(0, 7).replace('-', '_')}`, from, until: first(offset + 1) }
}

/** Days that single scans are kept; the counts stay for ever. */
export const scanDaysKept = 400

/** The month before which every scan is older than `scanDaysKept`. */
export function oldestMonthKept(now: Date): Month {
  return monthAt(new Date(now.getTime() - scanDaysKept * 86_400_000), 0)
}

/** Days for which visitors are told apart: any zone's day is over, and added up, by then. */
const visitorDaysKept = 3

/** The first day, YYYY-MM-DD, whose visitors are still told apart. */
export function visitorsKeptFrom(now: Date): string {
  return new Date(now.getTime() - visitorDaysKept * 86_400_000).toISOString().slice(0, 10)
}

const minute = 60_000
/** Milliseconds after which every scan of a moment is decided: a group is written or given up within seconds. */
const settledAfter = minute
const slice = 5 * minute
const longSlice = 60 * minute

/** Where the next slice of a rollup ends; undefined when nothing is settled. Who is far behind takes long steps. */
export function nextSlice(from: Date, now: Date): Date | undefined {
  const settled = now.getTime() - settledAfter
  const behind = settled - from.getTime()
  if (behind <= 0) return undefined
  return new Date(Math.min(settled, from.getTime() + (behind > 2 * longSlice ? longSlice : slice)))
}
