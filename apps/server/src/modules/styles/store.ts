import { type Carried, carried } from '../../platform/carried/carried.ts'
import type { QrStyle } from '@matai/qr'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PageOfRows } from '../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../platform/lists/page-sql.ts'
import { styleChoice, styleTemplate } from './table.ts'

export type StyleTemplateRow = typeof styleTemplate.$inferSelect

/** Whose choice of a style it is. */
export interface Chooser {
  accountId: AccountId
  userId: number
}

const one = (accountId: AccountId, id: number) => and(eq(styleTemplate.accountId, accountId), eq(styleTemplate.id, id))

/** Whoever counts the styles of an account comes after whoever adds one now. */
export async function holdTemplates(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`styles ${accountId}`}, 0))`)
}

export interface TemplateQuery extends PageOfRows {
  keyword: string
}

/** `moment` is that of the change with microseconds, for the cursor. */
export function listTemplates(
  tx: Tx,
  accountId: AccountId,
  { keyword, sort, after, offset, limit }: TemplateQuery,
): Promise<(StyleTemplateRow & { moment: string })[]> {
  const beyond = behind(styleTemplate.updatedAt, styleTemplate.id, after)
  return tx
    .select({ ...getTableColumns(styleTemplate), moment: momentOf(styleTemplate.updatedAt) })
    .from(styleTemplate)
    .where(and(matching(accountId, keyword), beyond))
    .orderBy(...inOrder(sort, { moment: styleTemplate.updatedAt, id: styleTemplate.id, name: styleTemplate.name }))
    .offset(offset)
    .limit(limit)
}

/** What an account has saved; it cannot be many. */
export async function looksOf(tx: Tx, accountId: AccountId): Promise<Partial<QrStyle>[]> {
  const rows = await tx
    .select({ style: styleTemplate.style })
    .from(styleTemplate)
    .where(eq(styleTemplate.accountId, accountId))
  return rows.map(({ style }) => style)
}

export function countTemplates(tx: Tx, accountId: AccountId, keyword = ''): Promise<number> {
  return tx.$count(styleTemplate, matching(accountId, keyword))
}

export async function findTemplate(tx: Tx, accountId: AccountId, id: number): Promise<StyleTemplateRow | undefined> {
  const [row] = await tx.select().from(styleTemplate).where(one(accountId, id))
  return row
}

export async function insertTemplate(
  tx: Tx,
  values: { accountId: AccountId; name: string; style: QrStyle; createdBy: number; updatedAt: Date },
): Promise<StyleTemplateRow> {
  const [row] = await tx.insert(styleTemplate).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** With a version: only if it is still that one. Undefined when there is no such style. */
export async function updateTemplate(
  tx: Tx,
  accountId: AccountId,
  { id, version }: { id: number; version?: number | undefined },
  change: { name: string; style?: QrStyle; updatedAt: Date },
): Promise<StyleTemplateRow | undefined> {
  const edited = version === undefined ? undefined : eq(styleTemplate.version, version)
  const [row] = await tx
    .update(styleTemplate)
    .set({ ...change, version: sql`${styleTemplate.version} + 1` })
    .where(and(one(accountId, id), edited))
    .returning()
  return row
}

/** False when there is no such style. */
export async function deleteTemplate(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(styleTemplate).where(one(accountId, id))
  return rowCount === 1
}

/** The choices of everybody who had chosen the style are gone. */
export async function forgetChoices(tx: Tx, accountId: AccountId, styleTemplateId: number): Promise<void> {
  await tx
    .delete(styleChoice)
    .where(and(eq(styleChoice.accountId, accountId), eq(styleChoice.styleTemplateId, styleTemplateId)))
}

export async function setChoice(tx: Tx, chooser: Chooser, styleTemplateId: number): Promise<void> {
  await tx
    .insert(styleChoice)
    .values({ ...chooser, styleTemplateId })
    .onConflictDoUpdate({ target: [styleChoice.accountId, styleChoice.userId], set: { styleTemplateId } })
}

export async function clearChoice(tx: Tx, chooser: Chooser): Promise<void> {
  await tx.delete(styleChoice).where(ofChooser(chooser))
}

/** The saved style that somebody's new live codes take. */
export async function findChoice(tx: Tx, chooser: Chooser): Promise<StyleTemplateRow | undefined> {
  const [row] = await tx
    .select(getTableColumns(styleTemplate))
    .from(styleChoice)
    .innerJoin(
      styleTemplate,
      and(eq(styleTemplate.accountId, styleChoice.accountId), eq(styleTemplate.id, styleChoice.styleTemplateId)),
    )
    .where(ofChooser(chooser))
  return row
}

function ofChooser({ accountId, userId }: Chooser): SQL | undefined {
  return and(eq(styleChoice.accountId, accountId), eq(styleChoice.userId, userId))
}

function matching(accountId: AccountId, keyword: string): SQL | undefined {
  return and(eq(styleTemplate.accountId, accountId), holds(styleTemplate.name, keyword))
}

export const carriedStyles: readonly Carried[] = [
  carried(styleTemplate, { as: 'styles', refs: { created_by: 'user' } }),
  carried(styleChoice, { refs: { user_id: 'user', style_template_id: 'style_template' } }),
]
