import { and, eq, gt, lte } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { deskSignature } from '../table/desk-signature.ts'

type Row = typeof deskSignature.$inferSelect

interface Wanted {
  tokenHash: string
  /** Those of before are over. */
  since: Date
}

const thatOne = (accountId: AccountId, { tokenHash, since }: Wanted) =>
  and(eq(deskSignature.accountId, accountId), eq(deskSignature.tokenHash, tokenHash), gt(deskSignature.at, since))

export async function insertDeskSignature(
  tx: Tx,
  accountId: AccountId,
  row: Pick<Row, 'tokenHash' | 'formId' | 'component' | 'at'>,
): Promise<void> {
  await tx.insert(deskSignature).values({ accountId, ...row })
}

export async function findDeskSignature(tx: Tx, accountId: AccountId, wanted: Wanted): Promise<Row | undefined> {
  const [row] = await tx.select().from(deskSignature).where(thatOne(accountId, wanted))
  return row
}

/** Whether it was still waited for. */
export async function putPicture(tx: Tx, accountId: AccountId, wanted: Wanted, picture: string): Promise<boolean> {
  const rows = await tx
    .update(deskSignature)
    .set({ picture })
    .where(thatOne(accountId, wanted))
    .returning({ formId: deskSignature.formId })
  return rows.length === 1
}

export async function deleteDeskSignature(tx: Tx, accountId: AccountId, tokenHash: string): Promise<void> {
  await tx
    .delete(deskSignature)
    .where(and(eq(deskSignature.accountId, accountId), eq(deskSignature.tokenHash, tokenHash)))
}

/** What nobody collected in time. */
export async function sweepDeskSignatures(tx: Tx, accountId: AccountId, until: Date): Promise<void> {
  await tx.delete(deskSignature).where(and(eq(deskSignature.accountId, accountId), lte(deskSignature.at, until)))
}
