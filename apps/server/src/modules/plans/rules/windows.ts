import type { PlanCycle } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'
import type { DaysOff } from './calendar.ts'

/** What of a plan decides about its windows. Times are on the clock of `zone`, as `08:00`. */
export interface Timetable {
  cycle: PlanCycle
  opensAt: string
  warnsAt: string
  closesAt: string
  /** `2026-11-23` */
  startsOn: string
  endsOn: string | null
  holidays: 'same' | 'skip' | 'next'
  zone: string
  isOff: DaysOff
  /** Windows that were left out (null) or moved, by the day of the calendar. */
  moved: ReadonlyMap<string, string | null>
}

export interface Window {
  /** The day on which it would open by the calendar. */
  key: string
  opensAt: Date
  warnsAt: Date
  closesAt: Date
  endsAt: Date
}

/** A stretch of days by the calendar, before holidays and what was moved. */
interface Turn {
  first: Temporal.PlainDate
  last: Temporal.PlainDate
}

/** Looking for a day of work gives up after this: a year of holidays is a mistake of whoever set it. */
const farthest = 60

const dayOfMonth = (month: Temporal.PlainYearMonth, day: number) =>
  month.toPlainDate({ day: Math.min(day, month.daysInMonth) })

function weekdayOf(month: Temporal.PlainYearMonth, place: number, weekday: number): Temporal.PlainDate {
  const first = month.toPlainDate({ day: 1 })
  const begin = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 })
  const wanted = begin.add({ weeks: place - 1 })
  // The fifth is the last one, also where a month has four.
  return Temporal.PlainYearMonth.compare(wanted.toPlainYearMonth(), month) === 0
    ? wanted
    : wanted.subtract({ weeks: 1 })
}

/** The turns of a cycle from the one on or after a day, without end. */
function* turnsFrom(cycle: PlanCycle, start: Temporal.PlainDate, day: Temporal.PlainDate): Generator<Turn> {
  if (cycle.every === 'day') {
    const passed = Math.max(0, start.until(day).days)
    const skipped = Math.ceil(passed / cycle.days) * cycle.days
    for (let first = start.add({ days: skipped }); ; first = first.add({ days: cycle.days }))
      yield { first, last: first }
  }
  if (cycle.every === 'week') {
    const begin = day.subtract({ days: (day.dayOfWeek - cycle.from + 7) % 7 })
    for (let first = begin; ; first = first.add({ weeks: 1 }))
      yield { first, last: first.add({ days: cycle.until - cycle.from }) }
  }
  for (let month = day.toPlainYearMonth().subtract({ months: 1 }); ; month = month.add({ months: 1 })) {
    if (cycle.every === 'month') {
      const first = dayOfMonth(month, cycle.from)
      yield { first, last: dayOfMonth(month, cycle.until) }
    } else if (cycle.every === 'monthWeekday') {
      const first = weekdayOf(month, cycle.place, cycle.weekday)
      yield { first, last: first }
    }
  }
}

/** On which day a turn really opens; null: not at all. */
function openingOf({ first }: Turn, { holidays, isOff, moved }: Timetable): Temporal.PlainDate | null {
  const set = moved.get(first.toString())
  if (set !== undefined) return set === null ? null : Temporal.PlainDate.from(set)
  if (holidays === 'same' || !isOff(first.toString())) return first
  if (holidays === 'skip') return null
  for (let days = 1; days <= farthest; days += 1) {
    const later = first.add({ days })
    if (!isOff(later.toString())) return later
  }
  return null
}

/** Clock time of a day as a moment; what a change of the clock leaves out comes by the clock of before, what comes twice is the first. */
const at = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds

/** The turns of a timetable that open, in their order, whose key is `from` or later, at most `count` and the next. */
function openingsFrom(table: Timetable, from: string, count: number): { turn: Turn; opens: Temporal.PlainDate }[] {
  const { cycle } = table
  const start = Temporal.PlainDate.from(table.startsOn)
  const wanted = Temporal.PlainDate.from(from)
  const end = table.endsOn === null ? undefined : Temporal.PlainDate.from(table.endsOn)
  const found: { turn: Turn; opens: Temporal.PlainDate }[] = []
  let looked = 0
  for (const turn of turnsFrom(cycle, start, Temporal.PlainDate.compare(wanted, start) < 0 ? start : wanted)) {
    looked += 1
    if (looked > 400 + count) break // everything was left out
    const { first } = turn
    if (Temporal.PlainDate.compare(first, start) < 0 || Temporal.PlainDate.compare(first, wanted) < 0) continue
    if (end && Temporal.PlainDate.compare(first, end) > 0) break
    const opens = openingOf(turn, table)
    // What would open before or with the one before it would take its tasks away.
    const before = found.at(-1)?.opens
    if (!opens || (before && Temporal.PlainDate.compare(opens, before) <= 0)) continue
    found.push({ turn, opens })
    if (found.length > count) break
  }
  return found
}

/** The same as `windowsFrom`, of each only when it opens: a year of days costs a third of it. */
export function calendarFrom(table: Timetable, from: string, count: number): Pick<Window, 'key' | 'opensAt'>[] {
  const time = Temporal.PlainTime.from(table.opensAt)
  return openingsFrom(table, from, count)
    .slice(0, count)
    .map(({ turn, opens }) => ({ key: turn.first.toString(), opensAt: new Date(at(opens, time, table.zone)) }))
}

/**
 * The windows of a timetable in their order whose key is `from` or later, at most `count`. A window ends when the next
 * one opens; one without a next ends a day, week or month after it opened.
 */
export function windowsFrom(table: Timetable, from: string, count: number): Window[] {
  const { cycle, zone } = table
  const [opening, warning, closing] = [table.opensAt, table.warnsAt, table.closesAt].map((time) =>
    Temporal.PlainTime.from(time),
  ) as [Temporal.PlainTime, Temporal.PlainTime, Temporal.PlainTime] // as many as there are
  const found = openingsFrom(table, from, count)
  return found.slice(0, count).map(({ turn, opens }, place) => {
    const next = found[place + 1]
    const length = turn.first.until(turn.last).days
    const last = opens.add({ days: length })
    const opensAt = at(opens, opening, zone)
    const after = at(next ? next.opens : afterward(cycle, opens), opening, zone)
    const closesAt = Math.min(Math.max(at(last, closing, zone), opensAt), after)
    const warnsAt = Math.min(Math.max(at(last, warning, zone), opensAt), closesAt)
    return {
      key: turn.first.toString(),
      opensAt: new Date(opensAt),
      warnsAt: new Date(warnsAt),
      closesAt: new Date(closesAt),
      endsAt: new Date(after),
    }
  })
}

function afterward(cycle: PlanCycle, opens: Temporal.PlainDate): Temporal.PlainDate {
  if (cycle.every === 'day') return opens.add({ days: cycle.days })
  return cycle.every === 'week' ? opens.add({ weeks: 1 }) : opens.add({ months: 1 })
}

/** The day of a moment in a zone. */
export const dayIn = (zone: string, moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
