import type { QrStyle } from '@matai/qr'
import { and, eq, isNull, like } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

export type QrCodeRow = typeof qrCode.$inferSelect

const alive = (accountId: AccountId, id: string) =>
  and(eq(qrCode.accountId, accountId), eq(qrCode.id, id), isNull(qrCode.deletedAt))

export async function insertQrCode(
  tx: Tx,
  values: typeof qrCode.$inferInsert & { accountId: AccountId },
): Promise<QrCodeRow> {
  const [row] = await tx.insert(qrCode).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function findQrCode(tx: Tx, accountId: AccountId, id: string): Promise<QrCodeRow | undefined> {
  const [row] = await tx.select().from(qrCode).where(alive(accountId, id))
  return row
}

/** More are not told apart by so few letters. */
const withHalfAtMost = 200

/** Short ids with these letters, which are none that a pattern would read in another way. */
export async function idsWith(tx: Tx, accountId: AccountId, half: string): Promise<string[]> {
  const rows = await tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(and(eq(qrCode.accountId, accountId), like(qrCode.id, `%${half}%`)))
    .limit(withHalfAtMost)
  return rows.map(({ id }) => id)
}

/** Holds the row until the transaction ends, so that two savers come one after the other. */
export async function lockQrCode(tx: Tx, accountId: AccountId, id: string): Promise<QrCodeRow | undefined> {
  const [row] = await tx.select().from(qrCode).where(alive(accountId, id)).for('update')
  return row
}

export async function setBlockedAt(tx: Tx, accountId: AccountId, id: string, blockedAt: Date | null): Promise<void> {
  await tx
    .update(qrCode)
    .set({ blockedAt })
    .where(and(eq(qrCode.accountId, accountId), eq(qrCode.id, id)))
}

type Change = Partial<Pick<QrCodeRow, 'name' | 'kind' | 'directoryId' | 'version' | 'updatedAt' | 'deletedAt'>> & {
  style?: QrStyle
}

export async function updateQrCode(
  tx: Tx,
  accountId: AccountId,
  id: string,
  change: Change,
): Promise<QrCodeRow | undefined> {
  const [row] = await tx.update(qrCode).set(change).where(alive(accountId, id)).returning()
  return row
}
