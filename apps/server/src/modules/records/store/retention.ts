import { and, asc, desc, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holds, momentOf } from '../../../platform/lists/page-sql.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { formRecord } from '../table/records.ts'
import { formRetention, recordDisposal } from '../table/care.ts'
import type { Going } from '../rules/retention.ts'
import type { RecordRow } from './records.ts'

export type RetentionRow = typeof formRetention.$inferSelect
export type DisposalRow = typeof recordDisposal.$inferSelect

const ofForm = (accountId: AccountId, formId: number) =>
  and(eq(formRetention.accountId, accountId), eq(formRetention.formId, formId))

export async function findRetention(tx: Tx, accountId: AccountId, formId: number): Promise<RetentionRow | undefined> {
  const [row] = await tx.select().from(formRetention).where(ofForm(accountId, formId))
  return row
}

/** Whoever turns the same form waits until this transaction ends. */
export async function lockRetention(tx: Tx, accountId: AccountId, formId: number): Promise<RetentionRow | undefined> {
  const [row] = await tx.select().from(formRetention).where(ofForm(accountId, formId)).for('update')
  return row
}

/** Forms of the account that are not kept for ever. */
export function listRetentions(tx: Tx, accountId: AccountId): Promise<RetentionRow[]> {
  return tx
    .select()
    .from(formRetention)
    .where(and(eq(formRetention.accountId, accountId), isNotNull(formRetention.days)))
    .orderBy(asc(formRetention.formId))
}

/** What was announced for another number of days no longer holds. */
export async function putRetention(
  tx: Tx,
  values: { accountId: AccountId; formId: number; days: number | null; afterPush: boolean; userId: number },
): Promise<void> {
  const { days, afterPush, userId } = values
  await tx
    .insert(formRetention)
    .values(values)
    .onConflictDoUpdate({
      target: [formRetention.accountId, formRetention.formId],
      set: { days, afterPush, userId, announced: null },
    })
}

export async function setAnnounced(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  announced: string | null,
): Promise<void> {
  await tx.update(formRetention).set({ announced }).where(ofForm(accountId, formId))
}

const older = (accountId: AccountId, formId: number, { moment, taken }: Going) =>
  and(
    eq(formRecord.accountId, accountId),
    eq(formRecord.formId, formId),
    lt(formRecord.at, moment),
    taken ? lt(formRecord.pushedAt, taken) : undefined,
  )

export const countBefore = (tx: Tx, accountId: AccountId, formId: number, before: Going): Promise<number> =>
  tx.$count(formRecord, older(accountId, formId, before))

/** The receivers of pushes have taken a record. */
export async function markPushed(tx: Tx, accountId: AccountId, recordId: number, at: Date): Promise<void> {
  await tx
    .update(formRecord)
    .set({ pushedAt: at })
    .where(and(eq(formRecord.accountId, accountId), eq(formRecord.id, recordId)))
}

/** The oldest before a moment, held in the order of their ids. */
export async function lockBefore(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { limit, ...before }: Going & { limit: number },
): Promise<RecordRow[]> {
  const some = tx
    .select({ id: formRecord.id })
    .from(formRecord)
    .where(older(accountId, formId, before))
    .orderBy(asc(formRecord.at), asc(formRecord.id))
    .limit(limit)
  return tx
    .select()
    .from(formRecord)
    .where(and(eq(formRecord.accountId, accountId), sql`${formRecord.id} in (${some})`))
    .orderBy(asc(formRecord.id))
    .for('update')
}

export async function findDisposalOf(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  day: string,
): Promise<DisposalRow | undefined> {
  const one = and(
    eq(recordDisposal.accountId, accountId),
    eq(recordDisposal.formId, formId),
    eq(recordDisposal.day, day),
  )
  const [row] = await tx.select().from(recordDisposal).where(one)
  return row
}

export async function findDisposal(tx: Tx, accountId: AccountId, id: number): Promise<DisposalRow | undefined> {
  const one = and(eq(recordDisposal.accountId, accountId), eq(recordDisposal.id, id))
  const [row] = await tx.select().from(recordDisposal).where(one)
  return row
}

/** Writes down what was deleted of a form on a day, in place of what was written of it before, and `more` than then. */
export async function putDisposal(
  tx: Tx,
  row: Omit<typeof recordDisposal.$inferInsert, 'accountId'> & { accountId: AccountId },
  more: number,
): Promise<void> {
  const { records, byDay, from, until, at } = row
  await tx
    .insert(recordDisposal)
    .values(row)
    .onConflictDoUpdate({
      target: [recordDisposal.accountId, recordDisposal.formId, recordDisposal.day],
      set: { records, byDay, from, until, at },
    })
  await tx
    .update(formRetention)
    .set({ disposed: sql`${formRetention.disposed} + ${more}` })
    .where(ofForm(row.accountId, row.formId))
}

const disposalsOf = (accountId: AccountId, formId: number, keyword = '') =>
  and(
    eq(recordDisposal.accountId, accountId),
    eq(recordDisposal.formId, formId),
    holds(sql`${recordDisposal.day}::text`, keyword),
  )

/** Deletions of a form whose day, as `2026-03-02`, has the keyword in it. */
interface DisposalQuery {
  formId: number
  keyword: string
}

export function listDisposals(
  tx: Tx,
  accountId: AccountId,
  { formId, keyword }: DisposalQuery,
  { after, offset, limit }: PageOfRows,
): Promise<(DisposalRow & { moment: string })[]> {
  const here = sql`(${recordDisposal.at}, ${recordDisposal.id})`
  const beyond = after && sql`${here} < (${after.moment}::timestamptz, ${after.id}::bigint)`
  return tx
    .select({ ...getTableColumns(recordDisposal), moment: momentOf(recordDisposal.at) })
    .from(recordDisposal)
    .where(and(disposalsOf(accountId, formId, keyword), beyond))
    .orderBy(desc(recordDisposal.at), desc(recordDisposal.id))
    .offset(offset)
    .limit(limit)
}

export const countDisposals = (tx: Tx, accountId: AccountId, { formId, keyword }: DisposalQuery): Promise<number> =>
  tx.$count(recordDisposal, disposalsOf(accountId, formId, keyword))

/** Records of each day that are deleted by now. */
export async function disposedByDay(
  tx: Tx,
  accountId: AccountId,
  formId: number,
): Promise<Readonly<Record<string, number>>[]> {
  const rows = await tx
    .select({ byDay: recordDisposal.byDay })
    .from(recordDisposal)
    .where(disposalsOf(accountId, formId))
  return rows.map(({ byDay }) => byDay)
}
