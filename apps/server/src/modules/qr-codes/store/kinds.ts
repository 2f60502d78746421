import { and, eq, isNull } from 'drizzle-orm'
import type { QrCodeKind } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode, shortId } from '../table.ts'

/** Whether the account has a home page code. */
export async function hasHome(tx: Tx, accountId: AccountId): Promise<boolean> {
  const rows = await tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), eq(qrCode.kind, 'home'), isNull(qrCode.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** Of what kind a printed code is, whoever owns it; a jump is one also in the trash. */
export async function kindOfPrinted(tx: Tx, id: string): Promise<QrCodeKind | undefined> {
  const [owner] = await tx.select({ accountId: shortId.accountId }).from(shortId).where(eq(shortId.id, id))
  if (!owner) return undefined
  const [row] = await tx
    .select({ kind: qrCode.kind })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, owner.accountId), eq(qrCode.id, id)))
  return row?.kind
}
