import { and, eq, isNull } from 'drizzle-orm'
import type { QrCodeKind } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

/** Whether the account has a home page code. */
export async function hasHome(tx: Tx, accountId: AccountId): Promise<boolean> {
  return (await homeOf(tx, accountId)) !== undefined
}

/** The home page code of an account, if there is one. */
export async function homeOf(tx: Tx, accountId: AccountId): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), eq(qrCode.kind, 'home'), isNull(qrCode.deletedAt)))
    .limit(1)
  return row?.id
}

/** Of what kind a code is, also in the trash. */
export async function kindOf(tx: Tx, accountId: AccountId, id: string): Promise<QrCodeKind | undefined> {
  const [row] = await tx
    .select({ kind: qrCode.kind })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), eq(qrCode.id, id)))
  return row?.kind
}
