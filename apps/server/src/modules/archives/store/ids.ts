import { and, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { archiveId } from '../table.ts'

const ofImport = (accountId: AccountId, importId: number) =>
  and(eq(archiveId.accountId, accountId), eq(archiveId.importId, importId))

/** What things of an archive are called here; those that nothing was said of are missing. */
export async function findIds(
  tx: Tx,
  accountId: AccountId,
  importId: number,
  { kind, old }: { kind: string; old: readonly string[] },
): Promise<Map<string, string>> {
  if (old.length === 0) return new Map()
  const rows = await tx
    .select({ old: archiveId.old, fresh: archiveId.fresh })
    .from(archiveId)
    .where(and(ofImport(accountId, importId), eq(archiveId.kind, kind), inArray(archiveId.old, [...old])))
  return new Map(rows.map((row) => [row.old, row.fresh]))
}

export async function insertIds(
  tx: Tx,
  accountId: AccountId,
  importId: number,
  { kind, ids }: { kind: string; ids: readonly (readonly [string, string])[] },
): Promise<void> {
  if (ids.length === 0) return
  await tx.insert(archiveId).values(ids.map(([old, fresh]) => ({ accountId, importId, kind, old, fresh })))
}

/** Whether any address of an archive is another one here. */
export async function hasIds(tx: Tx, accountId: AccountId, importId: number, kind: string): Promise<boolean> {
  const [row] = await tx
    .select({ old: archiveId.old })
    .from(archiveId)
    .where(and(ofImport(accountId, importId), eq(archiveId.kind, kind)))
    .limit(1)
  return row !== undefined
}

/** All things of a kind, by what they are called here. */
export async function freshIds(tx: Tx, accountId: AccountId, importId: number, kind: string): Promise<string[]> {
  const rows = await tx
    .select({ fresh: archiveId.fresh })
    .from(archiveId)
    .where(and(ofImport(accountId, importId), eq(archiveId.kind, kind)))
  return rows.map(({ fresh }) => fresh)
}

export async function deleteIds(tx: Tx, accountId: AccountId, importId: number): Promise<void> {
  await tx.delete(archiveId).where(ofImport(accountId, importId))
}
