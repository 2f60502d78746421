import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { dayIn, daysUpTo } from '../rules/days.ts'
import { accountDays, accountTotal, type Count, sumsOf } from '../store/read.ts'

/** Whose counts, and which day is today for them. */
interface Asked {
  accountId: AccountId
  zone: string
  now: Date
}

export interface Counts {
  today: Count
  total: Count
}

export interface DayCount extends Count {
  /** YYYY-MM-DD in the account's zone */
  day: string
}

const none: Count = { people: 0, machines: 0 }

/** Scans of codes, today and since they were made; every id asked for is in the map. */
export async function countsOf(
  tx: Tx,
  { accountId, zone, now, ids }: Asked & { ids: readonly string[] },
): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map()
  const sums = await sumsOf(tx, accountId, ids, dayIn(zone, now.getTime()).day)
  return new Map(ids.map((id) => [id, sums.get(id) ?? { today: none, total: none }]))
}

/** Scans of all codes of an account. */
export async function accountCounts(tx: Tx, asked: Asked): Promise<Counts> {
  const [today] = await trend(tx, { ...asked, days: 1 })
  const total = await accountTotal(tx, asked.accountId)
  return { today: { people: today?.people ?? 0, machines: today?.machines ?? 0 }, total }
}

/** Scans of an account on each of the last `days` days, oldest first, days without scans included. */
export async function trend(tx: Tx, { accountId, zone, now, days }: Asked & { days: number }): Promise<DayCount[]> {
  const wanted = daysUpTo(zone, now.getTime(), days)
  const counted = await accountDays(tx, accountId, wanted[0] ?? '', wanted.at(-1) ?? '')
  return wanted.map((day) => ({ day, ...(counted.get(day) ?? none) }))
}
