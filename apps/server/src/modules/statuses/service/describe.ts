import type { Status, StatusItem } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { maySet } from '../rules/permission.ts'
import { codesOfStatuses, type ItemRow, itemsOf, type StatusRow } from '../store/statuses.ts'
import type { Dependencies } from './dependencies.ts'

export const toItem = ({ id, key, name, colour, shape, letter, isDefault, isProblem }: ItemRow): StatusItem => ({
  id,
  key,
  name,
  colour,
  shape,
  letter,
  isDefault,
  isProblem,
})

/** Statuses as a caller sees them: with items, people's names, how many codes have them, and what may be done. */
export async function describeStatuses(
  tx: Tx,
  rows: readonly StatusRow[],
  caller: Pick<Caller, 'accountId' | 'userId' | 'role'>,
  { namesOf, collaborators }: Pick<Dependencies, 'namesOf' | 'collaborators'>,
): Promise<Status[]> {
  if (rows.length === 0) return []
  const { accountId, role } = caller
  const ids = rows.map(({ id }) => id)
  const items = Map.groupBy(await itemsOf(tx, accountId, ids), ({ statusId }) => statusId)
  const codes = await codesOfStatuses(tx, accountId, ids)
  const names = await namesOf(tx, [...new Set(rows.flatMap(({ members }) => members))])
  const helpers = await collaborators.namesAmong(tx, accountId, [...new Set(rows.flatMap((row) => row.collaborators))])
  const isAdmin = role === 'admin'
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    items: (items.get(row.id) ?? []).map(toItem),
    permission: row.permission,
    members: row.members.map((id) => ({ id, name: names.get(id) ?? '' })),
    // Who was removed may nothing any more.
    collaborators: row.collaborators.filter((id) => helpers.has(id)).map((id) => ({ id, name: helpers.get(id) ?? '' })),
    show: row.show,
    stuckHours: row.stuckHours,
    transitions: row.transitions,
    codes: codes.get(row.id) ?? 0,
    updatedAt: row.updatedAt.toISOString(),
    can: { edit: isAdmin, delete: isAdmin, set: maySet(row, caller) },
  }))
}

/** A status with its items, as those who change codes need it. */
export interface WholeStatus {
  row: StatusRow
  items: ItemRow[]
}

export async function wholeStatus(tx: Tx, accountId: AccountId, row: StatusRow): Promise<WholeStatus> {
  return { row, items: await itemsOf(tx, accountId, [row.id]) }
}
