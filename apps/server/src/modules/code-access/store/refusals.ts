import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { codeRefusal } from '../table.ts'
import type { NumberedQuery } from './mobiles.ts'

/** Refusals come from visits, whose account is that of the code and not of a session. */
export type NewRefusal = Omit<typeof codeRefusal.$inferInsert, 'id' | 'place'>

/** All of one account. */
export async function insertRefusals(tx: Tx, refusals: readonly NewRefusal[]): Promise<void> {
  await tx.insert(codeRefusal).values([...refusals])
}

/** The newest first; counts to `atMost` and no further. */
export async function listRefusals(tx: Tx, accountId: AccountId, query: NumberedQuery, atMost: number) {
  const { keyword } = query
  const listed = and(
    eq(codeRefusal.accountId, accountId),
    eq(codeRefusal.qrCodeId, query.qrCodeId),
    keyword ? or(holds(codeRefusal.mobile, keyword), holds(codeRefusal.device, keyword)) : undefined,
  )
  const rows = await tx
    .select()
    .from(codeRefusal)
    .where(and(listed, query.before ? lt(codeRefusal.id, query.before) : undefined))
    .orderBy(desc(codeRefusal.id))
    .offset(query.before ? 0 : query.offset)
    .limit(query.limit)
  const counted = tx.select({ id: codeRefusal.id }).from(codeRefusal).where(listed).limit(atMost)
  return { rows, total: await tx.$count(counted.as('counted')) }
}

export async function deleteRefusalsBefore(tx: Tx, accountId: AccountId, moment: Date): Promise<void> {
  await tx.delete(codeRefusal).where(and(eq(codeRefusal.accountId, accountId), lt(codeRefusal.at, moment)))
}
