import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holds, momentOf } from '../../../platform/lists/page-sql.ts'
import { formRecord, recordFollowUp } from '../table/records.ts'
import type { RecordPage } from './search.ts'

export type FollowUpRow = typeof recordFollowUp.$inferSelect

const ofRecords = (accountId: AccountId, recordIds: readonly number[]) =>
  and(eq(recordFollowUp.accountId, accountId), inArray(recordFollowUp.recordId, [...recordIds]))

const matching = (accountId: AccountId, { recordId, keyword }: { recordId: number; keyword: string }) =>
  and(ofRecords(accountId, [recordId]), holds(recordFollowUp.text, keyword))

/** `moment` is that of the entry with microseconds, for the cursor. */
export function listFollowUps(
  tx: Tx,
  accountId: AccountId,
  query: { recordId: number; keyword: string },
  { sort, after, offset, limit }: RecordPage,
): Promise<(FollowUpRow & { moment: string })[]> {
  const order = sort === 'newest' ? desc : asc
  const here = sql`(${recordFollowUp.at}, ${recordFollowUp.id})`
  const place = after && sql`(${after.moment}::timestamptz, ${after.id}::bigint)`
  const beyond = place && (sort === 'newest' ? sql`${here} < ${place}` : sql`${here} > ${place}`)
  return tx
    .select({ ...getTableColumns(recordFollowUp), moment: momentOf(recordFollowUp.at) })
    .from(recordFollowUp)
    .where(and(matching(accountId, query), beyond))
    .orderBy(order(recordFollowUp.at), order(recordFollowUp.id))
    .offset(offset)
    .limit(limit)
}

/** Entries of several records, the oldest first. */
export function followUpsOf(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<FollowUpRow[]> {
  if (recordIds.length === 0) return Promise.resolve([])
  return tx
    .select()
    .from(recordFollowUp)
    .where(ofRecords(accountId, recordIds))
    .orderBy(asc(recordFollowUp.at), asc(recordFollowUp.id))
}

export const countFollowUps = (
  tx: Tx,
  accountId: AccountId,
  query: { recordId: number; keyword: string },
): Promise<number> => tx.$count(recordFollowUp, matching(accountId, query))

export async function insertFollowUp(
  tx: Tx,
  values: Omit<typeof recordFollowUp.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<FollowUpRow> {
  const [row] = await tx.insert(recordFollowUp).values(values).returning()
  if (!row) throw new Error('a follow-up was not inserted')
  return row
}

const one = (accountId: AccountId, id: number) =>
  and(eq(recordFollowUp.accountId, accountId), eq(recordFollowUp.id, id))

export async function findFollowUp(tx: Tx, accountId: AccountId, id: number): Promise<FollowUpRow | undefined> {
  const [row] = await tx.select().from(recordFollowUp).where(one(accountId, id))
  return row
}

/** The entry that says that a record goes on with another one. */
export async function findFilled(tx: Tx, accountId: AccountId, filledId: number): Promise<FollowUpRow | undefined> {
  const which = and(eq(recordFollowUp.accountId, accountId), eq(recordFollowUp.filledId, filledId))
  const [row] = await tx.select().from(recordFollowUp).where(which)
  return row
}

/** False when somebody else deleted it before. */
export async function deleteFollowUp(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  return (await tx.delete(recordFollowUp).where(one(accountId, id))).rowCount === 1
}

export async function deleteFollowUps(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<void> {
  await tx.delete(recordFollowUp).where(ofRecords(accountId, recordIds))
}

/** What the last entry that says a state says. */
export async function lastState(tx: Tx, accountId: AccountId, recordId: number): Promise<FollowUpRow['state']> {
  const [row] = await tx
    .select({ state: recordFollowUp.state })
    .from(recordFollowUp)
    .where(and(ofRecords(accountId, [recordId]), isNotNull(recordFollowUp.state)))
    .orderBy(desc(recordFollowUp.at), desc(recordFollowUp.id))
    .limit(1)
  return row?.state ?? null
}

export async function setFollowUp(
  tx: Tx,
  accountId: AccountId,
  recordId: number,
  change: Partial<Pick<typeof formRecord.$inferSelect, 'followUp' | 'chargeId' | 'dueAt'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  const watched = change.dueAt === undefined ? {} : { watchAt: change.dueAt }
  const record = and(eq(formRecord.accountId, accountId), eq(formRecord.id, recordId))
  await tx
    .update(formRecord)
    .set({ ...change, ...watched })
    .where(record)
}
