import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { daysOffWith } from '../rules/calendar.ts'
import type { Timetable } from '../rules/windows.ts'
import { movesOf, ownHolidays, type PlanRow } from '../store/plans.ts'

/** The timetable of a plan: with what its account calls days off, and what people moved. */
export async function timetableOf(tx: Tx, accountId: AccountId, row: PlanRow, zone: string): Promise<Timetable> {
  const { cycle, opensAt, warnsAt, closesAt, startsOn, endsOn, holidays } = row
  const own = await ownHolidays(tx, accountId)
  const moved = await movesOf(tx, accountId, row.id)
  return { cycle, opensAt, warnsAt, closesAt, startsOn, endsOn, holidays, zone, isOff: daysOffWith(own), moved }
}
