import type { CallOutput, contract } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { officialDays } from '../rules/china-holidays.ts'
import { comingWindows } from '../rules/coming.ts'
import { dayBeside, daysOfMonth, spanOfMonth } from '../rules/month.ts'
import { dayIn } from '../rules/windows.ts'
import { findPlan, movesIn, ownHolidays } from '../store/plans.ts'
import { countStates } from '../store/tasks.ts'
import { lastWindows, windowsBetween } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { toWindow } from './describe.ts'
import { timetableOf } from './timetable.ts'

type Calendar = (typeof contract.plans)['calendar']

/** Days before a month from which a window may still have been moved into it. */
const reach = 62

/** A month of a plan, as people look at it. */
export function createPlanCalendar({ database, namesOf }: Pick<Dependencies, 'database' | 'namesOf'>) {
  return async (
    { id, month }: { id: number; month: string },
    { caller: { accountId, zone }, now }: MemberContext,
  ): Promise<CallOutput<Calendar>> => {
    const { tx } = database
    const row = (await findPlan(tx, accountId, id)) ?? notFound()
    const days = daysOfMonth(month)
    const [first = '', end = ''] = [days[0], days.at(-1)]
    const { from, until } = spanOfMonth(month, zone)
    const table = await timetableOf(tx, accountId, row, zone)
    const last = (await lastWindows(tx, accountId, [id])).get(id)
    const opened = await windowsBetween(tx, accountId, id, from, until)
    const countsOf = await countStates(
      tx,
      accountId,
      opened.map((window) => window.id),
      now,
    )
    const since = dayBeside(first, -reach)
    const known = { last, activeFrom: row.activeFrom, now, from: since }
    const coming = comingWindows(table, known, days.length + reach).filter(
      ({ opensAt }) => opensAt >= from && opensAt < until,
    )
    const moves = await movesIn(tx, accountId, id, first, end)
    const names = await namesOf(tx, [...new Set(moves.map(({ userId }) => userId))])
    const own = await ownHolidays(tx, accountId)
    return {
      windows: [
        ...opened.map((window) => ({
          ...toWindow(window),
          day: dayIn(zone, window.opensAt),
          counts: countsOf(window.id),
        })),
        ...coming.map((window) => ({ ...toWindow(window), day: dayIn(zone, window.opensAt), counts: null })),
      ],
      moves: moves.map(({ key, toDay, reason, userId, at }) => ({
        key,
        to: toDay,
        reason,
        by: names.get(userId) ?? '',
        at: at.toISOString(),
      })),
      known: officialDays(Number(month.slice(0, 4))) !== undefined,
      days: days.map((day) => ({ day, off: table.isOff(day), own: own.has(day) })),
    }
  }
}
