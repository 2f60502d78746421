import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { form } from '../table.ts'

export type FormRow = typeof form.$inferSelect

/** Those that are not deleted. */
const there = (accountId: AccountId) => and(eq(form.accountId, accountId), isNull(form.deletedAt))
const one = (accountId: AccountId, id: number) => and(there(accountId), eq(form.id, id))

/** Whoever numbers or counts the forms of an account comes after whoever makes one now. */
export async function holdForms(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forms ${accountId}`}, 0))`)
}

export interface FormQuery extends PageOfRows {
  keyword: string
  /** null: those in no group; undefined: all */
  groupId: number | null | undefined
  /** undefined: all */
  published: boolean | undefined
}

/** `moment` is that of the change with microseconds, for the cursor. */
export function listForms(tx: Tx, accountId: AccountId, query: FormQuery): Promise<(FormRow & { moment: string })[]> {
  const { sort, after, offset, limit } = query
  return tx
    .select({ ...getTableColumns(form), moment: momentOf(form.updatedAt) })
    .from(form)
    .where(and(matching(accountId, query), behind(form.updatedAt, form.id, after)))
    .orderBy(...inOrder(sort, { moment: form.updatedAt, id: form.id, name: form.title }))
    .offset(offset)
    .limit(limit)
}

export function countForms(
  tx: Tx,
  accountId: AccountId,
  query: Pick<FormQuery, 'keyword' | 'groupId' | 'published'> = {
    keyword: '',
    groupId: undefined,
    published: undefined,
  },
): Promise<number> {
  return tx.$count(form, matching(accountId, query))
}

/** How many forms each group has; null: those in no group. */
export async function countByGroup(tx: Tx, accountId: AccountId): Promise<Map<number | null, number>> {
  const rows = await tx
    .select({ groupId: form.groupId, forms: sql<number>`count(*)::int` })
    .from(form)
    .where(there(accountId))
    .groupBy(form.groupId)
  return new Map(rows.map(({ groupId, forms }) => [groupId, forms]))
}

export async function findForm(tx: Tx, accountId: AccountId, id: number): Promise<FormRow | undefined> {
  const [row] = await tx.select().from(form).where(one(accountId, id))
  return row
}

/** Whether a form is one of the account's, also when it is deleted. */
export async function wasForm(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  return (await tx.$count(form, and(eq(form.accountId, accountId), eq(form.id, id)))) > 0
}

const titles = (tx: Tx, accountId: AccountId, ids: readonly number[]) =>
  tx
    .select({ id: form.id, title: form.title })
    .from(form)
    .where(and(there(accountId), inArray(form.id, [...ids])))
    .orderBy(asc(form.id))

/** Titles by id. */
export async function findTitles(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await titles(tx, accountId, ids)).map(({ id, title }) => [id, title]))
}

/** Title and newest version of those that are there. */
export function findNewest(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
): Promise<Pick<FormRow, 'id' | 'title' | 'version'>[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .select({ id: form.id, title: form.title, version: form.version })
    .from(form)
    .where(and(there(accountId), inArray(form.id, [...ids])))
}

/** Titles by id; whoever deletes one of them waits until the transaction ends. */
export async function holdTitles(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await titles(tx, accountId, ids).for('share')).map(({ id, title }) => [id, title]))
}

/** Locked, in the order of their ids, so that nobody else changes them meanwhile. */
export function lockForms(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<FormRow[]> {
  return tx
    .select()
    .from(form)
    .where(and(there(accountId), inArray(form.id, [...ids])))
    .orderBy(asc(form.id))
    .for('update')
}

/** The number of the next form: those of deleted ones are not given out again. */
export async function nextNumber(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ last: max(form.number) })
    .from(form)
    .where(eq(form.accountId, accountId))
  return (row?.last ?? 0) + 1
}

export async function insertForm(
  tx: Tx,
  values: typeof form.$inferInsert & { accountId: AccountId },
): Promise<FormRow> {
  const [row] = await tx.insert(form).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

type Change = Partial<Pick<FormRow, 'title' | 'groupId' | 'version' | 'published' | 'updatedAt' | 'deletedAt'>>

export async function updateForms(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  change: Change,
): Promise<FormRow[]> {
  return tx
    .update(form)
    .set(change)
    .where(and(there(accountId), inArray(form.id, [...ids])))
    .returning()
}

/** Leaves the forms of a group without one. */
export async function leaveGroup(tx: Tx, accountId: AccountId, groupId: number): Promise<void> {
  await tx
    .update(form)
    .set({ groupId: null })
    .where(and(eq(form.accountId, accountId), eq(form.groupId, groupId)))
}

function matching(
  accountId: AccountId,
  { keyword, groupId, published }: Pick<FormQuery, 'keyword' | 'groupId' | 'published'>,
): SQL | undefined {
  const inGroup =
    groupId === null ? isNull(form.groupId) : groupId === undefined ? undefined : eq(form.groupId, groupId)
  const seen = published === undefined ? undefined : published ? isNotNull(form.published) : isNull(form.published)
  return and(there(accountId), inGroup, seen, holds(form.title, keyword))
}
