import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import type { Design } from '../rules/design.ts'
import { labelTemplate } from '../table.ts'

export type LabelTemplateRow = typeof labelTemplate.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(labelTemplate.accountId, accountId), eq(labelTemplate.id, id))

/** Whoever counts the label templates of an account comes after whoever adds one now. */
export async function holdTemplates(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`labels ${accountId}`}, 0))`)
}

export interface TemplateQuery extends PageOfRows {
  keyword: string
}

/** `moment` is that of the change with microseconds, for the cursor. */
export function listTemplates(
  tx: Tx,
  accountId: AccountId,
  { keyword, sort, after, offset, limit }: TemplateQuery,
): Promise<(LabelTemplateRow & { moment: string })[]> {
  const beyond = behind(labelTemplate.updatedAt, labelTemplate.id, after)
  return tx
    .select({ ...getTableColumns(labelTemplate), moment: momentOf(labelTemplate.updatedAt) })
    .from(labelTemplate)
    .where(and(matching(accountId, keyword), beyond))
    .orderBy(...inOrder(sort, { moment: labelTemplate.updatedAt, id: labelTemplate.id, name: labelTemplate.name }))
    .offset(offset)
    .limit(limit)
}

export function countTemplates(tx: Tx, accountId: AccountId, keyword = ''): Promise<number> {
  return tx.$count(labelTemplate, matching(accountId, keyword))
}

export async function findTemplate(tx: Tx, accountId: AccountId, id: number): Promise<LabelTemplateRow | undefined> {
  const [row] = await tx.select().from(labelTemplate).where(one(accountId, id))
  return row
}

export async function insertTemplate(
  tx: Tx,
  values: { accountId: AccountId; name: string; design: Design; createdBy: number; updatedAt: Date },
): Promise<LabelTemplateRow> {
  const [row] = await tx.insert(labelTemplate).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** With a version: only if it is still that one. Undefined when there is no such template. */
export async function updateTemplate(
  tx: Tx,
  accountId: AccountId,
  { id, version }: { id: number; version: number | undefined },
  change: { name: string; design: Design; updatedAt: Date },
): Promise<LabelTemplateRow | undefined> {
  const edited = version === undefined ? undefined : eq(labelTemplate.version, version)
  const [row] = await tx
    .update(labelTemplate)
    .set({ ...change, version: sql`${labelTemplate.version} + 1` })
    .where(and(one(accountId, id), edited))
    .returning()
  return row
}

/** False when there is no such template. */
export async function deleteTemplate(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(labelTemplate).where(one(accountId, id))
  return rowCount === 1
}

function matching(accountId: AccountId, keyword: string): SQL | undefined {
  return and(eq(labelTemplate.accountId, accountId), holds(labelTemplate.name, keyword))
}
