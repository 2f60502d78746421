import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode, shortId } from '../table.ts'
import type { QrCodeRow } from './codes.ts'

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
  return rows.map(minted)
}

/** Holds the code until the transaction ends. */
export async function lockAnybodys(tx: Tx, id: string): Promise<AnybodysCode | undefined> {
  const [row] = await tx
    .select(getTableColumns(qrCode))
    .from(shortId)
    .innerJoin(qrCode, sameCode)
    .where(eq(shortId.id, id))
    .for('update', { of: qrCode })
  return row && minted(row)
}

export async function setBlockedAt(tx: Tx, accountId: AccountId, id: string, blockedAt: Date | null): Promise<void> {
  await tx
    .update(qrCode)
    .set({ blockedAt })
    .where(and(eq(qrCode.accountId, accountId), eq(qrCode.id, id)))
}

const minted = (row: QrCodeRow): AnybodysCode => ({ ...row, accountId: mintAccountId(row.accountId) })
