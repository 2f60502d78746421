import { and, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { labelTemplate } from '../../labels/table.ts'
import { batchTemplate } from '../table.ts'

export type TemplateRow = typeof batchTemplate.$inferSelect

const own = (accountId: AccountId, id: number) => and(eq(batchTemplate.accountId, accountId), eq(batchTemplate.id, id))

/** Lets one maker of templates come after the other, until the transaction ends. */
export async function holdPlaces(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`batch templates ${accountId}`}, 0))`)
}

/** The place after the last, also of those that are gone: their numbers are printed. */
export async function nextPlace(tx: Tx, accountId: AccountId): Promise<number> {
  const [last] = await tx
    .select({ place: batchTemplate.place })
    .from(batchTemplate)
    .where(eq(batchTemplate.accountId, accountId))
    .orderBy(desc(batchTemplate.place))
    .limit(1)
  return (last?.place ?? -1) + 1
}

export async function insertTemplate(
  tx: Tx,
  values: typeof batchTemplate.$inferInsert & { accountId: AccountId },
): Promise<TemplateRow> {
  const [row] = await tx.insert(batchTemplate).values(values).returning()
  if (!row) throw new Error('a template was not inserted')
  return row
}

export async function findTemplate(tx: Tx, accountId: AccountId, id: number): Promise<TemplateRow | undefined> {
  const [row] = await tx
    .select()
    .from(batchTemplate)
    .where(and(own(accountId, id), isNull(batchTemplate.deletedAt)))
  return row
}

/** Holds a template until the transaction ends, also one that was deleted. */
export async function lockTemplate(tx: Tx, accountId: AccountId, id: number): Promise<TemplateRow | undefined> {
  const [row] = await tx.select().from(batchTemplate).where(own(accountId, id)).for('update')
  return row
}

type Change = Partial<Omit<TemplateRow, 'accountId' | 'id' | 'place' | 'createdBy' | 'createdAt'>>

/** Changes a template that this transaction holds. */
export async function updateTemplate(
  tx: Tx,
  accountId: AccountId,
  id: number,
  change: Change,
): Promise<TemplateRow | undefined> {
  const [row] = await tx.update(batchTemplate).set(change).where(own(accountId, id)).returning()
  return row
}

export interface TemplateQuery extends PageOfRows {
  keyword: string
}

export function listTemplates(tx: Tx, accountId: AccountId, query: TemplateQuery) {
  const { sort, after, offset, limit } = query
  const beyond = behind(batchTemplate.updatedAt, batchTemplate.id, after)
  return tx
    .select({ ...getTableColumns(batchTemplate), moment: momentOf(batchTemplate.updatedAt) })
    .from(batchTemplate)
    .where(and(listed(accountId, query), beyond))
    .orderBy(...inOrder(sort, { moment: batchTemplate.updatedAt, id: batchTemplate.id, name: batchTemplate.name }))
    .offset(offset)
    .limit(limit)
}

export async function countTemplates(tx: Tx, accountId: AccountId, query: TemplateQuery): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(batchTemplate).where(listed(accountId, query))
  return row?.count ?? 0
}

function listed(accountId: AccountId, { keyword }: TemplateQuery): SQL | undefined {
  return and(
    eq(batchTemplate.accountId, accountId),
    isNull(batchTemplate.deletedAt),
    holds(batchTemplate.name, keyword),
  )
}

/** Whether the account has a label template. */
export async function hasLabel(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  const mine = and(eq(labelTemplate.accountId, accountId), eq(labelTemplate.id, id))
  return (await tx.select({ id: labelTemplate.id }).from(labelTemplate).where(mine)).length > 0
}

/** The account's templates print without the label from now on. */
export async function forgetLabel(tx: Tx, accountId: AccountId, labelTemplateId: number): Promise<void> {
  await tx
    .update(batchTemplate)
    .set({ labelTemplateId: null })
    .where(and(eq(batchTemplate.accountId, accountId), eq(batchTemplate.labelTemplateId, labelTemplateId)))
}
