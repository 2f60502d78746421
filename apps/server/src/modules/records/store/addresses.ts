import { and, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formAddress } from '../table/records.ts'

export async function findAddress(tx: Tx, accountId: AccountId, formId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: formAddress.id })
    .from(formAddress)
    .where(and(eq(formAddress.accountId, accountId), eq(formAddress.formId, formId)))
  return row?.id
}

/** Addresses by form, of those that have one. */
export async function addressesOf(tx: Tx, accountId: AccountId, formIds: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: formAddress.id, formId: formAddress.formId })
    .from(formAddress)
    .where(and(eq(formAddress.accountId, accountId), inArray(formAddress.formId, formIds)))
  return new Map(rows.map(({ id, formId }) => [formId, id]))
}

/** False when somebody gave the form one at this moment. */
export async function insertAddress(tx: Tx, accountId: AccountId, formId: number, id: string): Promise<boolean> {
  const rows = await tx.insert(formAddress).values({ id, accountId, formId }).onConflictDoNothing().returning()
  return rows.length === 1
}

export async function findFormAt(tx: Tx, accountId: AccountId, id: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ formId: formAddress.formId })
    .from(formAddress)
    .where(and(eq(formAddress.accountId, accountId), eq(formAddress.id, id)))
  return row?.formId
}
