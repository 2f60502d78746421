import { and, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { GoodRow } from '../rules/rows.ts'
import { batchImport, batchTemplate } from '../table.ts'

const { rows: _, ...light } = getTableColumns(batchImport)
/** An import without its rows, which are many. */
export type ImportRow = Omit<typeof batchImport.$inferSelect, 'rows'>

const own = (accountId: AccountId, id: number) => and(eq(batchImport.accountId, accountId), eq(batchImport.id, id))

export async function insertImport(
  tx: Tx,
  values: typeof batchImport.$inferInsert & { accountId: AccountId },
): Promise<ImportRow> {
  const [row] = await tx.insert(batchImport).values(values).returning(light)
  if (!row) throw new Error('an import was not inserted')
  return row
}

export async function findImport(tx: Tx, accountId: AccountId, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx.select(light).from(batchImport).where(own(accountId, id))
  return row
}

/** Holds an import until the transaction ends, so that two workers never do the same rows. */
export async function lockImport(tx: Tx, accountId: AccountId, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx.select(light).from(batchImport).where(own(accountId, id)).for('update')
  return row
}

/** Good rows from a place on, at most so many. */
export async function rowsFrom(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { from, atMost }: { from: number; atMost: number },
): Promise<GoodRow[]> {
  const until = from + atMost - 1
  const [row] = await tx
    .select({
      rows: sql<GoodRow[]>`jsonb_path_query_array(${batchImport.rows}, ${`$[${from} to ${until}]`}::jsonpath)`,
    })
    .from(batchImport)
    .where(own(accountId, id))
  return row?.rows ?? []
}

type Change = Partial<Omit<typeof batchImport.$inferSelect, 'accountId' | 'id'>>

export async function updateImport(
  tx: Tx,
  accountId: AccountId,
  id: number,
  change: Change,
): Promise<ImportRow | undefined> {
  const [row] = await tx.update(batchImport).set(change).where(own(accountId, id)).returning(light)
  return row
}

/** Sets one of the given states to `running`, once: undefined when it is in none of them. */
export async function startImport(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { from, goOn, now }: { from: ImportRow['state'][]; goOn: boolean; now: Date },
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .update(batchImport)
    .set({ state: 'running', aliveAt: now, attempt: 0, ...(goOn && { goOn }) })
    .where(and(own(accountId, id), inArray(batchImport.state, from)))
    .returning(light)
  return row
}

/** The newest import of a template that runs or waits for an answer. */
export async function findOpen(tx: Tx, accountId: AccountId, templateId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: batchImport.id })
    .from(batchImport)
    .where(
      and(
        eq(batchImport.accountId, accountId),
        eq(batchImport.templateId, templateId),
        inArray(batchImport.state, ['running', 'paused']),
      ),
    )
    .orderBy(desc(batchImport.id))
    .limit(1)
  return row?.id ?? null
}

/** Those of the running imports whose worker is still silent, each counted as taken up once more. */
export function takeSilent(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<ImportRow[]> {
  const silent = or(isNull(batchImport.aliveAt), lt(batchImport.aliveAt, since))
  return tx
    .update(batchImport)
    .set({ attempt: sql`${batchImport.attempt} + 1`, aliveAt: now })
    .where(
      and(
        eq(batchImport.accountId, accountId),
        inArray(batchImport.id, [...ids]),
        eq(batchImport.state, 'running'),
        silent,
      ),
    )
    .returning(light)
}

export async function deleteImport(tx: Tx, { accountId, id }: Pick<ImportRow, 'accountId' | 'id'>): Promise<void> {
  await tx.delete(batchImport).where(and(eq(batchImport.accountId, accountId), eq(batchImport.id, id)))
}

/** Imports since a moment that made not all of their codes, the last one first. */
export function listFailed(tx: Tx, accountId: AccountId, { since, limit }: { since: Date; limit: number }) {
  return tx
    .select({
      id: batchImport.id,
      templateId: batchImport.templateId,
      name: batchTemplate.name,
      at: batchImport.createdAt,
    })
    .from(batchImport)
    .innerJoin(
      batchTemplate,
      and(eq(batchTemplate.accountId, batchImport.accountId), eq(batchTemplate.id, batchImport.templateId)),
    )
    .where(
      and(
        eq(batchImport.accountId, accountId),
        gte(batchImport.createdAt, since),
        or(inArray(batchImport.state, ['failed', 'paused']), gt(batchImport.failed, 0)),
      ),
    )
    .orderBy(desc(batchImport.id))
    .limit(limit)
}
