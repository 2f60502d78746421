import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanAccountDay, scanDay, scanTotal } from '../table.ts'

export interface Count {
  people: number
  machines: number
}

export async function totalsOf(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<Map<string, Count>> {
  const rows = await tx
    .select({ id: scanTotal.qrCodeId, people: scanTotal.people, machines: scanTotal.machines })
    .from(scanTotal)
    .where(and(eq(scanTotal.accountId, accountId), inArray(scanTotal.qrCodeId, [...ids])))
  return new Map(rows.map(({ id, ...count }) => [id, count]))
}

export async function dayCountsOf(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
  day: string,
): Promise<Map<string, Count>> {
  const rows = await tx
    .select({ id: scanDay.qrCodeId, people: scanDay.people, machines: scanDay.machines })
    .from(scanDay)
    .where(and(eq(scanDay.accountId, accountId), inArray(scanDay.qrCodeId, [...ids]), eq(scanDay.day, day)))
  return new Map(rows.map(({ id, ...count }) => [id, count]))
}

/** Scans of all codes of an account since it was made. */
export async function accountTotal(tx: Tx, accountId: AccountId): Promise<Count> {
  const sum = (column: typeof scanAccountDay.people) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [total] = await tx
    .select({ people: sum(scanAccountDay.people), machines: sum(scanAccountDay.machines) })
    .from(scanAccountDay)
    .where(eq(scanAccountDay.accountId, accountId))
  return total ?? { people: 0, machines: 0 }
}

export async function accountDays(tx: Tx, accountId: AccountId, from: string, to: string): Promise<Map<string, Count>> {
  const rows = await tx
    .select({ day: scanAccountDay.day, people: scanAccountDay.people, machines: scanAccountDay.machines })
    .from(scanAccountDay)
    .where(and(eq(scanAccountDay.accountId, accountId), between(scanAccountDay.day, from, to)))
  return new Map(rows.map(({ day, ...count }) => [day, count]))
}
