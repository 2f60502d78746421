import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

const of = (accountId: AccountId, userId: number) => and(eq(qrCode.accountId, accountId), eq(qrCode.createdBy, userId))

export async function countCodesOf(tx: Tx, accountId: AccountId, userId: number): Promise<number> {
  const [row] = await tx
    .select({ codes: count() })
    .from(qrCode)
    .where(and(of(accountId, userId), isNull(qrCode.deletedAt)))
  return row?.codes ?? 0
}

/** Some of the codes go over, in the order of their ids; answers how many. */
export async function handOverSome(
  tx: Tx,
  accountId: AccountId,
  { from, to, atMost }: { from: number; to: number; atMost: number },
): Promise<number> {
  const rows = await tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(of(accountId, from))
    .orderBy(asc(qrCode.id))
    .limit(atMost)
    .for('no key update')
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await tx
    .update(qrCode)
    .set({ createdBy: to })
    .where(and(eq(qrCode.accountId, accountId), inArray(qrCode.id, ids)))
  return rows.length
}
