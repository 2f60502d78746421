import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { formTip } from '../table.ts'

export type TipRow = typeof formTip.$inferSelect

const ofForm = (accountId: AccountId, formId: number) =>
  and(eq(formTip.accountId, accountId), eq(formTip.formId, formId))

export interface TipQuery extends PageOfRows {
  formId: number
  keyword: string
}

/** `moment` is that of the making with microseconds, for the cursor. */
export function listTips(tx: Tx, accountId: AccountId, query: TipQuery): Promise<(TipRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(formTip), moment: momentOf(formTip.createdAt) })
    .from(formTip)
    .where(and(matching(accountId, query), behind(formTip.createdAt, formTip.id, query.after)))
    .orderBy(...inOrder(query.sort, { moment: formTip.createdAt, id: formTip.id, name: formTip.person }))
    .offset(query.offset)
    .limit(query.limit)
}

export function countTips(
  tx: Tx,
  accountId: AccountId,
  query: Pick<TipQuery, 'formId'> & Partial<Pick<TipQuery, 'keyword'>>,
): Promise<number> {
  return tx.$count(formTip, matching(accountId, query))
}

/** All of a form, the first made first: they are few. */
export function allTips(tx: Tx, accountId: AccountId, formId: number): Promise<TipRow[]> {
  return tx.select().from(formTip).where(ofForm(accountId, formId)).orderBy(asc(formTip.createdAt), asc(formTip.id))
}

/** Those of these people, in no order. */
export function tipsOf(tx: Tx, accountId: AccountId, formId: number, keys: readonly string[]): Promise<TipRow[]> {
  return tx
    .select()
    .from(formTip)
    .where(and(ofForm(accountId, formId), inArray(formTip.key, [...keys])))
}

type NewTip = Pick<TipRow, 'person' | 'key' | 'message' | 'createdAt'>

/** Undefined when the form has a tip for this person already. */
export async function insertTip(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  tip: NewTip,
): Promise<TipRow | undefined> {
  const [row] = await tx
    .insert(formTip)
    .values({ accountId, formId, ...tip })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Adds tips; who has one gets the new message. */
export async function putTips(tx: Tx, accountId: AccountId, formId: number, tips: readonly NewTip[]): Promise<void> {
  if (tips.length === 0) return
  await tx
    .insert(formTip)
    .values(tips.map((tip) => ({ accountId, formId, ...tip })))
    .onConflictDoUpdate({
      target: [formTip.accountId, formTip.formId, formTip.key],
      set: { person: sql`excluded.person`, message: sql`excluded.message` },
    })
}

/** Those of the ids, or all of the form. Answers what went. */
export function deleteTips(tx: Tx, accountId: AccountId, formId: number, ids?: readonly number[]): Promise<TipRow[]> {
  const which = ids && inArray(formTip.id, [...ids])
  return tx
    .delete(formTip)
    .where(and(ofForm(accountId, formId), which))
    .returning()
}

function matching(
  accountId: AccountId,
  { formId, keyword = '' }: Pick<TipQuery, 'formId'> & Partial<Pick<TipQuery, 'keyword'>>,
): SQL | undefined {
  const found = keyword ? or(holds(formTip.person, keyword), holds(formTip.message, keyword)) : undefined
  return and(ofForm(accountId, formId), found)
}
