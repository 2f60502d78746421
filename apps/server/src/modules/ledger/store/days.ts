import { and, between, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanDay } from '../table.ts'
import type { Count } from './read.ts'

/** Scans of a code on each day of a range that has any. */
export async function codeDays(tx: Tx, accountId: AccountId, id: string, from: string, until: string) {
  const rows = await tx
    .select({ day: scanDay.day, people: scanDay.people, machines: scanDay.machines })
    .from(scanDay)
    .where(and(eq(scanDay.accountId, accountId), eq(scanDay.qrCodeId, id), between(scanDay.day, from, until)))
  return new Map<string, Count>(rows.map(({ day, ...count }) => [day, count]))
}
