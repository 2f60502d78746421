import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Named, namedRows } from '../../../platform/lists/named-rows.ts'
import { reminderReceiver } from '../table.ts'

export function namedReceivers(tx: Tx, accountId: AccountId, page: { skip: number; most: number }): Promise<Named> {
  const where = eq(reminderReceiver.accountId, accountId)
  return namedRows(tx, { table: reminderReceiver, name: reminderReceiver.name, id: reminderReceiver.id, where }, page)
}
