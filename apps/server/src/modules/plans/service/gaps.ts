import type { Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Move, type WindowGap, windowGaps } from '../rules/gaps.ts'
import { spanOfMonth } from '../rules/month.ts'
import { calendarFrom, dayIn } from '../rules/windows.ts'
import { movesIn, type PlanRow } from '../store/plans.ts'
import { type WindowRow, windowsBetween } from '../store/windows.ts'
import { timetableOf } from './timetable.ts'

/** Days of at most a year, the first and the last of months. */
interface Span {
  first: string
  last: string
  zone: string
  now: Date
}

/** Windows of a plan that opened within a span, those that somebody moved, and those that never were with why. */
export async function windowsWithGaps(
  tx: Tx,
  accountId: AccountId,
  row: PlanRow,
  { first, last, zone, now }: Span,
): Promise<{ windows: WindowRow[]; gaps: WindowGap[]; moves: ReadonlyMap<string, Move> }> {
  const { from } = spanOfMonth(first.slice(0, 7), zone)
  const { until } = spanOfMonth(last.slice(0, 7), zone)
  const windows = await windowsBetween(tx, accountId, row.id, from, until)
  const set = await movesIn(tx, accountId, row.id, first, last)
  const moves = new Map(set.map(({ key, toDay, reason }) => [key, { to: toDay, reason }]))
  const table = await timetableOf(tx, accountId, row, zone)
  const begun = [first, dayIn(zone, row.createdAt), row.startsOn].sort().at(-1) ?? first
  const planned = calendarFrom({ ...table, moved: new Map() }, begun, 400)
  // What would have opened before somebody made the plan, on the same day, was never left out.
  const since = row.createdAt > from ? row.createdAt : from
  const calendar = planned.filter(({ opensAt }) => opensAt >= since && opensAt < until)
  const gaps = windowGaps(calendar, windows, moves, now).filter(({ key }) => key >= first && key <= last)
  return { windows, gaps, moves }
}

/** Why a window never was. */
export function whyOf(gap: WindowGap, say: Translate): string {
  if (gap.why === 'leftOut') return say('plans.wasLeftOut', { reason: gap.reason })
  if (gap.why === 'takenIn') return say('plans.wasTakenIn', { window: gap.by, reason: gap.reason })
  return say('plans.wasNotRunning')
}
