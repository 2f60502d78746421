import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { signOn, signOnPerson } from '../table.ts'

export type SignOnRow = Omit<typeof signOn.$inferSelect, 'accountId'>

export async function readSignOn(tx: Tx, accountId: AccountId): Promise<SignOnRow | undefined> {
  const [row] = await tx.select().from(signOn).where(eq(signOn.accountId, accountId))
  return row
}

export async function writeSignOn(tx: Tx, accountId: AccountId, row: SignOnRow): Promise<void> {
  await tx
    .insert(signOn)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: signOn.accountId, set: row })
}

export async function resealSignOn(tx: Tx, accountId: AccountId, secret: string): Promise<void> {
  await tx.update(signOn).set({ secret }).where(eq(signOn.accountId, accountId))
}

/** False when there was none. */
export async function deleteSignOn(tx: Tx, accountId: AccountId): Promise<boolean> {
  const gone = await tx.delete(signOn).where(eq(signOn.accountId, accountId)).returning({ id: signOn.accountId })
  return gone.length === 1
}

/** Another provider means other people by the same subjects. */
export async function forgetPeople(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.delete(signOnPerson).where(eq(signOnPerson.accountId, accountId))
}
