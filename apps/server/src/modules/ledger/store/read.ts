import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { scanAccountDay, scanDay } from '../table.ts'

export interface Count {
  people: number
  machines: number
}

/** Scans of codes on one day and since they were made; a code that was never scanned is missing. */
export async function sumsOf(tx: Tx, accountId: AccountId, ids: readonly string[], day: string) {
  const total = (column: typeof scanDay.people) => sql`sum(${column})`.mapWith(Number)
  const onDay = (column: typeof scanDay.people) =>
    sql`coalesce(sum(${column}) filter (where ${scanDay.day} = ${day}), 0)`.mapWith(Number)
  const rows = await tx
    .select({
      id: scanDay.qrCodeId,
      people: total(scanDay.people),
      machines: total(scanDay.machines),
      peopleOnDay: onDay(scanDay.people),
      machinesOnDay: onDay(scanDay.machines),
    })
    .from(scanDay)
    .where(and(eq(scanDay.accountId, accountId), inArray(scanDay.qrCodeId, [...ids])))
    .groupBy(scanDay.qrCodeId)
  return new Map<string, { today: Count; total: Count }>(
    rows.map(({ id, people, machines, peopleOnDay, machinesOnDay }) => [
      id,
      { today: { people: peopleOnDay, machines: machinesOnDay }, total: { people, machines } },
    ]),
  )
}

/** Scans of all codes of an account since it was made. */
export async function accountTotal(tx: Tx, accountId: AccountId): Promise<Count> {
  const sum = (column: typeof scanAccountDay.people | typeof scanDay.people) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  const seen = codeInReach(accountId, scanDay.qrCodeId)
  if (seen) {
    const [own] = await tx
      .select({ people: sum(scanDay.people), machines: sum(scanDay.machines) })
      .from(scanDay)
      .where(and(eq(scanDay.accountId, accountId), seen))
    return own ?? { people: 0, machines: 0 }
  }
  const [total] = await tx
    .select({ people: sum(scanAccountDay.people), machines: sum(scanAccountDay.machines) })
    .from(scanAccountDay)
    .where(eq(scanAccountDay.accountId, accountId))
  return total ?? { people: 0, machines: 0 }
}

export async function accountDays(tx: Tx, accountId: AccountId, from: string, to: string): Promise<Map<string, Count>> {
  const seen = codeInReach(accountId, scanDay.qrCodeId)
  if (seen) {
    const sum = (column: typeof scanDay.people) => sql`sum(${column})`.mapWith(Number)
    const own = await tx
      .select({ day: scanDay.day, people: sum(scanDay.people), machines: sum(scanDay.machines) })
      .from(scanDay)
      .where(and(eq(scanDay.accountId, accountId), between(scanDay.day, from, to), seen))
      .groupBy(scanDay.day)
    return new Map(own.map(({ day, ...count }) => [day, count]))
  }
  const rows = await tx
    .select({ day: scanAccountDay.day, people: scanAccountDay.people, machines: scanAccountDay.machines })
    .from(scanAccountDay)
    .where(and(eq(scanAccountDay.accountId, accountId), between(scanAccountDay.day, from, to)))
  return new Map(rows.map(({ day, ...count }) => [day, count]))
}
