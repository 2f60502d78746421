import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeAccess } from '../table.ts'

export type AccessRow = Pick<typeof codeAccess.$inferSelect, 'qrCodeId' | 'settings' | 'password'>

export async function findAccess(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<AccessRow | undefined> {
  const [row] = await tx
    .select()
    .from(codeAccess)
    .where(and(eq(codeAccess.accountId, accountId), eq(codeAccess.qrCodeId, qrCodeId)))
  return row
}

/** Those of the codes that have settings. */
export function findAllAccess(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<AccessRow[]> {
  return tx
    .select()
    .from(codeAccess)
    .where(and(eq(codeAccess.accountId, accountId), inArray(codeAccess.qrCodeId, [...ids])))
}

/** Makes or replaces the rows, in the order of their ids so that two who save at once come one after the other. */
export async function putAccess(tx: Tx, accountId: AccountId, rows: readonly AccessRow[], now: Date): Promise<void> {
  const sorted = rows.toSorted((a, b) => (a.qrCodeId < b.qrCodeId ? -1 : 1))
  await tx
    .insert(codeAccess)
    .values(sorted.map((row) => ({ accountId, ...row, updatedAt: now })))
    .onConflictDoUpdate({
      target: [codeAccess.accountId, codeAccess.qrCodeId],
      set: {
        settings: sql`excluded.settings`,
        password: sql`excluded.password`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}

export async function dropAccess(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<void> {
  await tx.delete(codeAccess).where(and(eq(codeAccess.accountId, accountId), inArray(codeAccess.qrCodeId, [...ids])))
}

/** The same passwords, sealed in another way: nobody changed the settings. */
export async function putSealed(
  tx: Tx,
  accountId: AccountId,
  rows: readonly { qrCodeId: string; password: string }[],
): Promise<void> {
  const all = JSON.stringify(rows)
  await tx.execute(sql`
    update ${codeAccess} set password = given.password
    from jsonb_to_recordset(${all}::jsonb) as given ("qrCodeId" text, password text)
    where ${codeAccess.accountId} = ${accountId} and ${codeAccess.qrCodeId} = given."qrCodeId"
  `)
}
