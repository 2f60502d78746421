import { and, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formAddress } from '../table.ts'

/** The address of a form; the one given when it has none yet. */
export async function addressOf(tx: Tx, accountId: AccountId, formId: number, made: string): Promise<string> {
  await tx.insert(formAddress).values({ id: made, accountId, formId }).onConflictDoNothing()
  const [row] = await tx
    .select({ id: formAddress.id })
    .from(formAddress)
    .where(and(eq(formAddress.accountId, accountId), eq(formAddress.formId, formId)))
  return row?.id ?? made
}

/** Whose form an address is, of any account: knowing it is the right to fill the form. */
export async function findAddress(tx: Tx, id: string): Promise<typeof formAddress.$inferSelect | undefined> {
  const [row] = await tx.select().from(formAddress).where(eq(formAddress.id, id))
  return row
}
