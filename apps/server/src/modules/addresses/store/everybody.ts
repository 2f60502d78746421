import { and, eq, inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { address, type AddressKind } from '../table.ts'

/** Takes those of the ids that nobody ever had, and answers them. */
export async function insertAddresses(
  tx: Tx,
  accountId: AccountId,
  kind: AddressKind,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .insert(address)
    .values(ids.map((id) => ({ id, kind, accountId })))
    .onConflictDoNothing()
    .returning({ id: address.id })
  return rows.map(({ id }) => id)
}

/** Whose these ids are; unknown ones are missing. */
export async function findOwners(tx: Tx, kind: AddressKind, ids: readonly string[]): Promise<Map<string, AccountId>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: address.id, accountId: address.accountId })
    .from(address)
    .where(and(inArray(address.id, [...ids]), eq(address.kind, kind)))
  return new Map(rows.map(({ id, accountId }) => [id, mintAccountId(accountId)]))
}

export async function deleteAddresses(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(address).where(and(eq(address.accountId, accountId), inArray(address.id, [...ids])))
}

/** Whose a printed code is, by a statement that is prepared once for a connection: each unknown scan pays for it. */
export async function findCodeOwner(pool: Pool, id: string): Promise<AccountId | undefined> {
  const { rows } = await pool.query<{ accountId: string }>({
    name: 'address-of-code',
    text: `select account_id as "accountId" from address where id = $1 and kind = 'code'`,
    values: [id],
  })
  return rows[0] && mintAccountId(Number(rows[0].accountId))
}

/** Those of the ids that are printed codes. */
export async function findCodes(pool: Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'addresses-of-codes',
    text: `select id from address where id = any($1::text[]) and kind = 'code'`,
    values: [ids],
  })
  return new Set(rows.map(({ id }) => id))
}
