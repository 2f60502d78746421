import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode, qrCodeVersion } from '../table.ts'
import type { QrCodeRow } from './codes.ts'
import type { VersionRow } from './versions.ts'

export async function insertQrCodes(
  tx: Tx,
  values: (typeof qrCode.$inferInsert & { accountId: AccountId })[],
): Promise<QrCodeRow[]> {
  return values.length > 0 ? tx.insert(qrCode).values(values).returning() : []
}

export async function insertVersions(
  tx: Tx,
  values: (typeof qrCodeVersion.$inferInsert & { accountId: AccountId })[],
): Promise<void> {
  if (values.length > 0) await tx.insert(qrCodeVersion).values(values)
}

/** Codes of batches among the ids, also deleted ones that still have content; held in the order of their ids. */
export function lockBatchCodes(tx: Tx, accountId: AccountId, ids: string[]): Promise<QrCodeRow[]> {
  return tx
    .select()
    .from(qrCode)
    .where(
      and(eq(qrCode.accountId, accountId), inArray(qrCode.id, ids), eq(qrCode.kind, 'batch'), isNull(qrCode.purgedAt)),
    )
    .orderBy(asc(qrCode.id))
    .for('update')
}

/** The newest version of each code, by code. */
export async function newestVersions(
  tx: Tx,
  accountId: AccountId,
  codes: QrCodeRow[],
): Promise<Map<string, VersionRow>> {
  if (codes.length === 0) return new Map()
  const keys = JSON.stringify(codes.map(({ id, version }) => ({ id, version })))
  const rows = await tx
    .select()
    .from(qrCodeVersion)
    .where(
      sql`${qrCodeVersion.accountId} = ${accountId} and (${qrCodeVersion.qrCodeId}, ${qrCodeVersion.number}) in
        (select id, version from json_to_recordset(${keys}::json) as newest (id text, version int))`,
    )
  return new Map(rows.map((row) => [row.qrCodeId, row]))
}

/** Names and versions of codes that this transaction holds. */
export async function setVersions(
  tx: Tx,
  accountId: AccountId,
  codes: { id: string; name: string; version: number }[],
  updatedAt: Date,
): Promise<void> {
  if (codes.length === 0) return
  await tx.execute(sql`
    update ${qrCode} set name = changed.name, version = changed.version, updated_at = ${updatedAt.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(codes)}::json) as changed (id text, name text, version int)
    where ${qrCode.accountId} = ${accountId} and ${qrCode.id} = changed.id`)
}

/** Codes of a batch become pages; those that are something else stay what they are. */
export async function makePages(tx: Tx, accountId: AccountId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(qrCode)
    .set({ kind: 'page' })
    .where(and(eq(qrCode.accountId, accountId), inArray(qrCode.id, ids), eq(qrCode.kind, 'batch')))
}
