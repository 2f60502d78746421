import { flag, type GroupCode, mayCall, type StoredFile, type SubCode } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { outlookOf, paceOver, stateOf } from '../rules/outlook.ts'
import { addressesOf, type GroupCodeRow, takenSince } from '../store/codes.ts'
import { listSubs, type SubRow } from '../store/subs.ts'

/** Group codes as the console shows them. */
export async function describeCodes(
  tx: Tx,
  rows: readonly GroupCodeRow[],
  { caller, now, origin }: Pick<MemberContext, 'caller' | 'now' | 'origin'>,
): Promise<GroupCode[]> {
  if (rows.length === 0) return []
  const { accountId } = caller
  const ids = rows.map(({ id }) => id)
  const subs = Map.groupBy(await listSubs(tx, accountId, ids), ({ groupCodeId }) => groupCodeId)
  const addresses = await addressesOf(tx, accountId, ids)
  const lately = await takenSince(tx, accountId, ids, new Date(now.getTime() - paceOver))
  const can = { edit: true, delete: mayCall(flag('deleteQrCode'), caller) }
  return rows.map(({ id, name, folderId, mode, words, formId, updatedAt }) => {
    const own = subs.get(id) ?? []
    const { open, left, endsAt, dryAt, warning } = outlookOf(own, lately.get(id) ?? { places: 0, since: now }, now)
    const path = `/g/${addresses.get(id) ?? ''}`
    return {
      ...{ id, name, folderId, mode, words, formId, left, warning, path, can },
      url: `${origin}${path}`,
      pictures: open,
      taken: own.reduce((sum, { used }) => sum + used, 0),
      endsAt: endsAt?.toISOString() ?? null,
      dryAt: dryAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    }
  })
}

export function describeSub(row: SubRow, files: readonly StoredFile[], now: Date): SubCode {
  const { id, groupCodeId, name, fileId, text, most, used, until, weight, hours, areas, paused } = row
  return {
    ...{ id, groupId: groupCodeId, name, text, most, taken: used, weight, hours, areas, paused },
    file: files.find((file) => file.id === fileId) ?? null,
    until: until?.toISOString() ?? null,
    state: stateOf(row, now),
  }
}
