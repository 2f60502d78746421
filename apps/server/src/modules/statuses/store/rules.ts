import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { status, statusRule } from '../table.ts'

export type RuleRow = typeof statusRule.$inferSelect

interface Of {
  statusId?: number | undefined
  formId?: number | undefined
  keyword: string
}

const one = (accountId: AccountId, id: number) => and(eq(statusRule.accountId, accountId), eq(statusRule.id, id))

/** A keyword is looked for in the names of statuses. */
const of = (accountId: AccountId, { statusId, formId, keyword }: Of): SQL | undefined =>
  and(
    eq(statusRule.accountId, accountId),
    statusId === undefined ? undefined : eq(statusRule.statusId, statusId),
    formId === undefined ? undefined : eq(statusRule.formId, formId),
    keyword
      ? sql`exists (select 1 from ${status} where ${status.accountId} = ${statusRule.accountId}
          and ${status.id} = ${statusRule.statusId} and position(lower(${keyword}) in lower(${status.name})) > 0)`
      : undefined,
  )

export function listRules(
  tx: Tx,
  accountId: AccountId,
  { sort, after, offset, limit, ...which }: PageOfRows & Of,
): Promise<(RuleRow & { moment: string })[]> {
  const order = sort === 'oldest' ? asc : desc
  return tx
    .select({ ...getTableColumns(statusRule), moment: momentOf(statusRule.createdAt) })
    .from(statusRule)
    .where(and(of(accountId, which), behind(statusRule.createdAt, statusRule.id, after)))
    .orderBy(order(statusRule.createdAt), order(statusRule.id))
    .offset(offset)
    .limit(limit)
}

export const countRules = (tx: Tx, accountId: AccountId, which: Of): Promise<number> =>
  tx.$count(statusRule, of(accountId, which))

/** Those of a form in the order in which they were made. */
export function rulesOfForm(tx: Tx, accountId: AccountId, formId: number): Promise<RuleRow[]> {
  return tx
    .select()
    .from(statusRule)
    .where(and(eq(statusRule.accountId, accountId), eq(statusRule.formId, formId)))
    .orderBy(asc(statusRule.id))
}

export async function findRule(tx: Tx, accountId: AccountId, id: number): Promise<RuleRow | undefined> {
  const [row] = await tx.select().from(statusRule).where(one(accountId, id))
  return row
}

export async function insertRule(
  tx: Tx,
  values: Pick<RuleRow, 'statusId' | 'itemId' | 'formId' | 'when' | 'createdAt'> & { accountId: AccountId },
): Promise<RuleRow | undefined> {
  const [row] = await tx.insert(statusRule).values(values).returning()
  return row
}

export async function deleteRule(tx: Tx, accountId: AccountId, id: number): Promise<RuleRow | undefined> {
  const [row] = await tx.delete(statusRule).where(one(accountId, id)).returning()
  return row
}

/** Rules of a status go with it. */
export async function deleteRulesOf(tx: Tx, accountId: AccountId, statusId: number): Promise<void> {
  await tx.delete(statusRule).where(and(eq(statusRule.accountId, accountId), eq(statusRule.statusId, statusId)))
}
