import { and, asc, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../../qr-codes/table.ts'
import type { Named } from '../../../platform/lists/named-rows.ts'
import { codeAccess } from '../table.ts'

/** Codes that are shown a number of times. */
export async function namedLimited(
  tx: Tx,
  accountId: AccountId,
  { skip, most }: { skip: number; most: number },
): Promise<Named> {
  const rows = await tx
    .select({ name: qrCode.name, count: sql<number>`count(*) over ()::int` })
    .from(codeAccess)
    .innerJoin(qrCode, and(eq(qrCode.accountId, codeAccess.accountId), eq(qrCode.id, codeAccess.qrCodeId)))
    .where(and(eq(codeAccess.accountId, accountId), sql`${codeAccess.settings} ->> 'scansTotal' is not null`))
    .orderBy(asc(codeAccess.qrCodeId))
    .offset(skip)
    .limit(most)
  return { names: rows.map(({ name }) => name), count: rows[0]?.count ?? 0 }
}
