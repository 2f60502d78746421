import { and, asc, gt, isNull, lte } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

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
