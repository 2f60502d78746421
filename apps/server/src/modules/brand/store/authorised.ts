import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { authorisedMiniProgram } from '../table.ts'

export type AuthorisedRow = Omit<typeof authorisedMiniProgram.$inferSelect, 'accountId'>

export async function readAuthorised(tx: Tx, accountId: AccountId): Promise<AuthorisedRow | undefined> {
  const [row] = await tx.select().from(authorisedMiniProgram).where(eq(authorisedMiniProgram.accountId, accountId))
  return row
}

export async function writeAuthorised(tx: Tx, accountId: AccountId, row: AuthorisedRow): Promise<void> {
  await tx
    .insert(authorisedMiniProgram)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: authorisedMiniProgram.accountId, set: row })
}

export async function resealAuthorised(tx: Tx, accountId: AccountId, refreshToken: string): Promise<void> {
  await tx.update(authorisedMiniProgram).set({ refreshToken }).where(eq(authorisedMiniProgram.accountId, accountId))
}
