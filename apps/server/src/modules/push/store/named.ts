import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Named, namedRows } from '../../../platform/lists/named-rows.ts'
import { push } from '../table.ts'

export function namedPushes(tx: Tx, accountId: AccountId, page: { skip: number; most: number }): Promise<Named> {
  const where = eq(push.accountId, accountId)
  return namedRows(tx, { table: push, name: push.name, id: push.id, where }, page)
}
