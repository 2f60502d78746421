import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode, shortId } from '../table.ts'
import type { QrCodeRow } from './codes.ts'
import { lockAnyQrCode } from './restore.ts'

/** A live code of any account, whatever became of it, with the account that its short id belongs to. */
export type AnybodysCode = Omit<QrCodeRow, 'accountId'> & { accountId: AccountId }

const sameCode = and(eq(qrCode.accountId, shortId.accountId), eq(qrCode.id, shortId.id))

/** For whoever runs the server; unknown ids are missing. */
export async function findAnybodys(tx: Tx, ids: string[]): Promise<AnybodysCode[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select(getTableColumns(qrCode))
    .from(shortId)
    .innerJoin(qrCode, sameCode)
    .where(inArray(shortId.id, ids))
  return rows.map((row) => ({ ...row, accountId: mintAccountId(row.accountId) }))
}

/** Holds the code until the transaction ends: whose it is never changes, so it is looked up before and then held by key. */
export async function lockAnybodys(tx: Tx, id: string): Promise<AnybodysCode | undefined> {
  const [whose] = await tx.select({ accountId: shortId.accountId }).from(shortId).where(eq(shortId.id, id))
  if (!whose) return undefined
  const accountId = mintAccountId(whose.accountId)
  const row = await lockAnyQrCode(tx, accountId, id)
  return row && { ...row, accountId }
}

/** Codes whose content has lain in the trash for its days, the oldest first: by account, at most so many in all. */
export async function overdueTrash(
  tx: Tx,
  { before, atMost }: { before: Date; atMost: number },
): Promise<[AccountId, { id: string }[]][]> {
  const rows = await tx
    .select({ accountId: qrCode.accountId, id: qrCode.id })
    .from(qrCode)
    .where(and(lte(qrCode.deletedAt, before), isNull(qrCode.purgedAt)))
    .orderBy(asc(qrCode.deletedAt))
    .limit(atMost)
  return byAccount(rows)
}

/** Codes that were deleted since a moment and keep their content, by account. */
export async function deletedSince(tx: Tx, since: Date): Promise<[AccountId, { id: string }[]][]> {
  const rows = await tx
    .select({ accountId: qrCode.accountId, id: qrCode.id })
    .from(qrCode)
    .where(and(gt(qrCode.deletedAt, since), isNull(qrCode.purgedAt)))
  return byAccount(rows)
}
