import { dayIn, type Timetable, type Window, windowsFrom } from './windows.ts'

/** Windows that one that was moved may take the place of. */
const movedAtMost = 31

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

interface Standing {
  /** The last window that opened. */
  last: Pick<Window, 'key' | 'opensAt'> | undefined
  /** The day since which the plan runs; what it missed while it was paused does not come any more. */
  activeFrom: string | null
  now: Date
  from?: string
}

/** Windows that have not opened yet: after the last one, and not before the day since which the plan runs, or `from`. */
export function comingWindows(
  table: Timetable,
  { last, activeFrom, now, from = '' }: Standing,
  count: number,
): Window[] {
  const since = activeFrom ?? dayIn(table.zone, now)
  const after = last ? dayAfter(last.key) : since
  const [first = since] = [after, since, from].sort().reverse()
  const coming = windowsFrom(table, first, count + movedAtMost)
  // One that was moved to a later day has taken the place of those before that day.
  return coming.filter(({ opensAt }) => !last || opensAt > last.opensAt).slice(0, count)
}
