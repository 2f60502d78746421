import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

const inside = (accountId: AccountId, directoryIds: number[]) =>
  and(eq(qrCode.accountId, accountId), inArray(qrCode.directoryId, directoryIds))

/** Live codes of some directories, and what of them is in the trash, belong to another directory from now on. */
export async function moveAll(tx: Tx, accountId: AccountId, from: number[], to: number): Promise<void> {
  await tx.update(qrCode).set({ directoryId: to }).where(inside(accountId, from))
}

export async function countAlive(tx: Tx, accountId: AccountId, directoryIds: number[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(qrCode)
    .where(and(inside(accountId, directoryIds), isNull(qrCode.deletedAt)))
  return row?.count ?? 0
}

/** Some of the live codes go to the trash, to be restored into `home`; the home page never does. Answers which. */
export async function trashSome(
  tx: Tx,
  accountId: AccountId,
  from: number[],
  { home, now, atMost }: { home: number; now: Date; atMost: number },
): Promise<{ id: string; name: string }[]> {
  const some = tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(and(inside(accountId, from), isNull(qrCode.deletedAt), ne(qrCode.kind, 'home')))
    .limit(atMost)
  return tx
    .update(qrCode)
    .set({ directoryId: home, deletedAt: now })
    .where(and(eq(qrCode.accountId, accountId), inArray(qrCode.id, some), isNull(qrCode.deletedAt)))
    .returning({ id: qrCode.id, name: qrCode.name })
}
