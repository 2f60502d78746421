import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Named, namedRows } from '../../../platform/lists/named-rows.ts'
import { groupCode } from '../table.ts'

export function namedGroupCodes(tx: Tx, accountId: AccountId, page: { skip: number; most: number }): Promise<Named> {
  const where = eq(groupCode.accountId, accountId)
  return namedRows(tx, { table: groupCode, name: groupCode.name, id: groupCode.id, where }, page)
}
