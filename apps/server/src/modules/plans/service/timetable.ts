import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { daysOffWith } from '../rules/calendar.ts'
import { dayIn, type Timetable, type Window, windowsFrom } from '../rules/windows.ts'
import { movesOf, ownHolidays, type PlanRow } from '../store/plans.ts'
import type { WindowRow } from '../store/windows.ts'

/** The timetable of a plan: with what its account calls days off, and what people moved. */
export async function timetableOf(tx: Tx, accountId: AccountId, row: PlanRow, zone: string): Promise<Timetable> {
  const { cycle, opensAt, warnsAt, closesAt, startsOn, endsOn, holidays } = row
  const own = await ownHolidays(tx, accountId)
  const moved = await movesOf(tx, accountId, row.id)
  return { cycle, opensAt, warnsAt, closesAt, startsOn, endsOn, holidays, zone, isOff: daysOffWith(own), moved }
}

/** Windows that one that was moved may take the place of. */
const movedAtMost = 31

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Windows that have not opened yet: after the last one, and not before the day since which the plan runs, or `from`. */
export function comingWindows(
  table: Timetable,
  {
    last,
    activeFrom,
    now,
    from = '',
  }: {
    last: Pick<WindowRow, 'key' | 'opensAt'> | undefined
    activeFrom: string | null
    now: Date
    from?: string
  },
  count: number,
): Window[] {
  const since = activeFrom ?? dayIn(table.zone, now)
  const after = last ? dayAfter(last.key) : since
  const [first = since] = [after, since, from].sort().reverse()
  const coming = windowsFrom(table, first, count + movedAtMost)
  // One that was moved to a later day has taken the place of those before that day.
  return coming.filter(({ opensAt }) => !last || opensAt > last.opensAt).slice(0, count)
}
