import { and, asc, eq, getTableColumns, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { batchImport, batchTemplate } from '../table.ts'
import type { ImportRow } from './imports.ts'
import type { TemplateRow } from './templates.ts'

/** Running imports whose worker has said nothing since, by account. */
export async function listSilent(tx: Tx, since: Date): Promise<[AccountId, { id: number }[]][]> {
  const rows = await tx
    .select({ accountId: batchImport.accountId, id: batchImport.id })
    .from(batchImport)
    .where(and(eq(batchImport.state, 'running'), or(isNull(batchImport.aliveAt), lt(batchImport.aliveAt, since))))
  return byAccount(rows)
}

/** Imports whose days are over; one that is under way is left to end. */
export function listExpired(tx: Tx, now: Date): Promise<ImportRow[]> {
  const { rows: _, ...light } = getTableColumns(batchImport)
  return tx
    .select(light)
    .from(batchImport)
    .where(and(lte(batchImport.expiresAt, now), ne(batchImport.state, 'running')))
    .orderBy(asc(batchImport.expiresAt))
    .limit(100)
}

/** Templates whose codes are being changed by nobody who lives. */
export function listForsaken(tx: Tx, since: Date): Promise<Pick<TemplateRow, 'accountId' | 'id'>[]> {
  return tx
    .select({ accountId: batchTemplate.accountId, id: batchTemplate.id })
    .from(batchTemplate)
    .where(and(eq(batchTemplate.updating, true), or(isNull(batchTemplate.aliveAt), lt(batchTemplate.aliveAt, since))))
    .orderBy(asc(batchTemplate.id))
    .limit(100)
}
