import { and, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanQuota } from '../table.ts'

/** Visits that the limit of a code has counted. */
export async function readUsed(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number> {
  const [row] = await tx
    .select({ used: scanQuota.used })
    .from(scanQuota)
    .where(and(eq(scanQuota.accountId, accountId), eq(scanQuota.qrCodeId, qrCodeId), eq(scanQuota.person, '')))
  return row?.used ?? 0
}
