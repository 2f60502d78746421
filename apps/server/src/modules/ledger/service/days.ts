import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type BreakdownQuery, breakdownOf } from '../store/breakdown.ts'
import { codeDays } from '../store/days.ts'
import { accountDays } from '../store/read.ts'
import { visitorDays, type VisitorsQuery } from '../store/visitors.ts'
import type { DayCount } from './counts.ts'

interface Asked {
  accountId: AccountId
  /** First and last day, YYYY-MM-DD, both included. */
  from: string
  until: string
}

/** Days of a code that have scans. */
export async function daysOfCode(tx: Tx, { accountId, id, from, until }: Asked & { id: string }): Promise<DayCount[]> {
  return listed(await codeDays(tx, accountId, id, from, until))
}

/** Days of an account that have scans. */
export async function daysOfAccount(tx: Tx, { accountId, from, until }: Asked): Promise<DayCount[]> {
  return listed(await accountDays(tx, accountId, from, until))
}

/** What the scans of some days add up to by hour, place, device and so on; up to this moment. */
export function breakdown(tx: Tx, query: BreakdownQuery) {
  return breakdownOf(tx, query)
}

/** Different visitors of each day that had any, up to this moment. */
export function visitorsOn(tx: Tx, query: VisitorsQuery): Promise<Map<string, number>> {
  return visitorDays(tx, query)
}

function listed(days: Map<string, { people: number; machines: number }>): DayCount[] {
  return [...days].map(([day, count]) => ({ day, ...count }))
}
