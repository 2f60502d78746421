import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { formFiller, formRecord, formTally, formUse, recordChange } from '../table/records.ts'

export type RecordRow = typeof formRecord.$inferSelect
/** What of a record is told to people; the rest is for the server alone. */
export type ToldRow = Omit<RecordRow, 'claims' | 'seed' | 'attempt' | 'attemptInput' | 'watchAt' | 'pushedAt'>
export type FillerRow = typeof formFiller.$inferSelect
export type ChangeRow = typeof recordChange.$inferSelect

const among = (accountId: AccountId, ids: readonly number[]) =>
  and(
    eq(formRecord.accountId, accountId),
    inArray(formRecord.id, [...ids]),
    codeInReach(accountId, formRecord.qrCodeId),
  )

export async function findRecord(tx: Tx, accountId: AccountId, id: number): Promise<RecordRow | undefined> {
  const [row] = await tx
    .select()
    .from(formRecord)
    .where(among(accountId, [id]))
  return row
}

/** Those of some that are there. */
export function findRecords(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<RecordRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : tx.select().from(formRecord).where(among(accountId, ids))
}

/** Locked in the order of their ids, so that nobody else changes them meanwhile. */
export function lockRecords(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<RecordRow[]> {
  return tx.select().from(formRecord).where(among(accountId, ids)).orderBy(asc(formRecord.id)).for('update')
}

export async function deleteRecords(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<void> {
  const changes = and(eq(recordChange.accountId, accountId), inArray(recordChange.recordId, [...ids]))
  await tx.delete(recordChange).where(changes)
  await tx.delete(formRecord).where(among(accountId, ids))
}

/** Gives back what records used up. Rows are locked in the order in which submissions lock them. */
export async function giveBack(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  claims: ReadonlyMap<string, number>,
): Promise<void> {
  for (const key of [...claims.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    await tx
      .update(formUse)
      .set({ used: sql`greatest(0, ${formUse.used} - ${claims.get(key) ?? 0})` })
      .where(and(eq(formUse.accountId, accountId), eq(formUse.formId, formId), eq(formUse.key, key)))
  }
}

/** So many records less of fillers, in the order of their ids. */
export async function uncountFillers(
  tx: Tx,
  accountId: AccountId,
  records: ReadonlyMap<number, number>,
): Promise<void> {
  for (const id of [...records.keys()].sort((a, b) => a - b)) {
    await tx
      .update(formFiller)
      .set({ records: sql`greatest(0, ${formFiller.records} - ${records.get(id) ?? 0})` })
      .where(and(eq(formFiller.accountId, accountId), eq(formFiller.id, id)))
  }
}

export async function uncountRecords(tx: Tx, accountId: AccountId, formId: number, records: number): Promise<void> {
  await tx
    .update(formTally)
    .set({ records: sql`greatest(0, ${formTally.records} - ${records})` })
    .where(and(eq(formTally.accountId, accountId), eq(formTally.formId, formId)))
}

export async function countLocked(tx: Tx, accountId: AccountId, atMost: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${formRecord} where ${formRecord.accountId} = ${accountId} and locked limit ${atMost}) counted`)
  return rows[0]?.n ?? 0
}

/** Opens the oldest of the locked records, at most so many. */
export async function unlockOldest(tx: Tx, accountId: AccountId, records: number): Promise<void> {
  await tx.execute(sql`
    update ${formRecord} set locked = false
    where ${formRecord.accountId} = ${accountId} and ${formRecord.id} in (
      select ${formRecord.id} from ${formRecord} where ${formRecord.accountId} = ${accountId} and locked
      order by id limit ${records} for update skip locked)`)
}

export async function updateRecord(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Pick<RecordRow, 'answers' | 'claims' | 'score' | 'edits'>>,
): Promise<RecordRow | undefined> {
  const [row] = await tx
    .update(formRecord)
    .set(values)
    .where(among(accountId, [id]))
    .returning()
  return row
}

export async function insertChange(
  tx: Tx,
  values: Omit<typeof recordChange.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<ChangeRow> {
  const [row] = await tx.insert(recordChange).values(values).returning()
  if (!row) throw new Error('an edit was not written down')
  return row
}

/** Edits of a record, the newest first. */
export function listChanges(tx: Tx, accountId: AccountId, recordId: number, limit: number): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(recordChange)
    .where(and(eq(recordChange.accountId, accountId), eq(recordChange.recordId, recordId)))
    .orderBy(desc(recordChange.id))
    .limit(limit)
}

export function listFillersByIds(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<FillerRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .select()
    .from(formFiller)
    .where(and(eq(formFiller.accountId, accountId), sql`${formFiller.id} = any (${sql.param([...ids])}::bigint[])`))
}
