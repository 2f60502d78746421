import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formFiller, formRecord } from '../table/records.ts'
import type { RecordRow } from './records.ts'

/** Records of one person that are shown at once. */
const shownAtMost = 100

export async function findFillerByKey(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  key: string,
): Promise<{ id: number } | undefined> {
  const one = and(eq(formFiller.accountId, accountId), eq(formFiller.formId, formId), eq(formFiller.key, key))
  const [row] = await tx.select({ id: formFiller.id }).from(formFiller).where(one)
  return row
}

/** The newest records of somebody. */
export function listOfFiller(tx: Tx, accountId: AccountId, formId: number, fillerId: number): Promise<RecordRow[]> {
  const own = and(eq(formRecord.accountId, accountId), eq(formRecord.formId, formId), eq(formRecord.fillerId, fillerId))
  return tx.select().from(formRecord).where(own).orderBy(desc(formRecord.at), desc(formRecord.id)).limit(shownAtMost)
}

/** Records by the keys under which they were handed in. */
export function listByAttempts(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  attempts: readonly string[],
): Promise<RecordRow[]> {
  if (attempts.length === 0) return Promise.resolve([])
  const own = and(
    eq(formRecord.accountId, accountId),
    eq(formRecord.formId, formId),
    inArray(formRecord.attempt, [...attempts]),
  )
  return tx.select().from(formRecord).where(own)
}
