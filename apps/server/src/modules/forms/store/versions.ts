import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { formVersion } from '../table.ts'

export type VersionRow = typeof formVersion.$inferSelect

export async function findVersion(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  number: number,
): Promise<VersionRow | undefined> {
  const one = and(eq(formVersion.accountId, accountId), eq(formVersion.formId, formId), eq(formVersion.number, number))
  const [row] = await tx.select().from(formVersion).where(one)
  return row
}

export async function insertVersion(tx: Tx, values: VersionRow & { accountId: AccountId }): Promise<void> {
  await tx.insert(formVersion).values(values)
}

/** Fillers get it from now on; one that they had before keeps its moment. */
export async function markPublished(
  tx: Tx,
  accountId: AccountId,
  { formId, number }: Pick<VersionRow, 'formId' | 'number'>,
  now: Date,
): Promise<void> {
  const one = and(eq(formVersion.accountId, accountId), eq(formVersion.formId, formId), eq(formVersion.number, number))
  await tx
    .update(formVersion)
    .set({ publishedAt: now })
    .where(and(one, isNull(formVersion.publishedAt)))
}

/** What a history tells of a version; `moment` is when it was saved, with microseconds, for the cursor. */
export interface VersionLine {
  id: number
  title: string
  savedBy: number
  savedAt: Date
  moment: string
}

export interface VersionQuery extends PageOfRows {
  formId: number
  keyword: string
}

const titleIn = sql<string>`${formVersion.document}->>'title'`

/** Without their documents, which weigh much. */
export function listVersions(tx: Tx, accountId: AccountId, query: VersionQuery): Promise<VersionLine[]> {
  const { sort, after, offset, limit } = query
  const { savedAt, number } = formVersion
  return tx
    .select({ id: number, title: titleIn, savedBy: formVersion.savedBy, savedAt, moment: momentOf(savedAt) })
    .from(formVersion)
    .where(and(matching(accountId, query), behind(savedAt, number, after)))
    .orderBy(...inOrder(sort, { moment: savedAt, id: number, name: savedAt }))
    .offset(offset)
    .limit(limit)
}

/** Numbers of the last versions that fillers had before them, the last one first. */
export async function lastPublished(tx: Tx, accountId: AccountId, formId: number, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ number: formVersion.number })
    .from(formVersion)
    .where(
      and(eq(formVersion.accountId, accountId), eq(formVersion.formId, formId), isNotNull(formVersion.publishedAt)),
    )
    .orderBy(desc(formVersion.number))
    .limit(limit)
  return rows.map(({ number }) => number)
}

export const countVersions = (tx: Tx, accountId: AccountId, query: Pick<VersionQuery, 'formId' | 'keyword'>) =>
  tx.$count(formVersion, matching(accountId, query))

function matching(
  accountId: AccountId,
  { formId, keyword }: Pick<VersionQuery, 'formId' | 'keyword'>,
): SQL | undefined {
  const found = keyword ? sql`position(lower(${keyword}) in lower(${titleIn})) > 0` : undefined
  return and(eq(formVersion.accountId, accountId), eq(formVersion.formId, formId), found)
}
