import { Temporal } from 'temporal-polyfill'

export interface Quiet {
  from: string
  until: string
}

const minuteOf = ({ hour, minute }: Pick<Temporal.PlainTime, 'hour' | 'minute'>) => hour * 60 + minute
const clockIn = (zone: string, at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** The next moment at a clock time of a zone, after `at`. */
export function nextAt(time: string, zone: string, at: Date): Date {
  const now = clockIn(zone, at)
  const wanted = Temporal.PlainTime.from(time)
  const today = now.withPlainTime(wanted)
  const next =
    Temporal.ZonedDateTime.compare(today, now) > 0
      ? today
      : now.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: wanted })
  return new Date(next.epochMilliseconds)
}

/** When the quiet in which a moment lies is over; null outside of it. From and until the same is no quiet at all. */
export function quietUntil(quiet: Quiet | null, zone: string, at: Date): Date | null {
  if (!quiet || quiet.from === quiet.until) return null
  const now = minuteOf(clockIn(zone, at))
  const from = minuteOf(Temporal.PlainTime.from(quiet.from))
  const until = minuteOf(Temporal.PlainTime.from(quiet.until))
  const isQuiet = from < until ? now >= from && now < until : now >= from || now < until
  return isQuiet ? nextAt(quiet.until, zone, at) : null
}
