import { and, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodeVersion } from '../table.ts'

export type VersionRow = typeof qrCodeVersion.$inferSelect

export async function insertVersion(
  tx: Tx,
  values: typeof qrCodeVersion.$inferInsert & { accountId: AccountId },
): Promise<void> {
  await tx.insert(qrCodeVersion).values(values)
}

export async function findVersion(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(qrCodeVersion)
    .where(
      and(
        eq(qrCodeVersion.accountId, accountId),
        eq(qrCodeVersion.qrCodeId, qrCodeId),
        eq(qrCodeVersion.number, number),
      ),
    )
  return row
}
