import { completeStyle } from '@matai/qr'
import { flag, type GroupCode, mayCall, type StoredFile, type SubCode } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { filesOf } from '../../styles/rules/pictures.ts'
import { outlookOf, paceOver, stateOf } from '../rules/outlook.ts'
import { addressesOf, type GroupCodeRow, takenSince } from '../store/codes.ts'
import { listSubs, type SubRow } from '../store/subs.ts'

interface Reader extends Pick<MemberContext, 'caller' | 'now' | 'origin'> {
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
}

/** How codes are drawn, each with the pictures that its style names, by id. */
export async function looksOf(
  tx: Tx,
  accountId: AccountId,
  rows: readonly Pick<GroupCodeRow, 'id' | 'style'>[],
  filesByIds: Reader['filesByIds'],
): Promise<Map<number, Pick<GroupCode, 'style' | 'files'>>> {
  const styles = rows.map(({ id, style }) => ({ id, style: style && completeStyle(style) }))
  const named = [...new Set(styles.flatMap(({ style }) => (style ? filesOf(style) : [])))]
  const files = named.length > 0 ? await filesByIds(tx, accountId, named) : []
  return new Map(
    styles.map(({ id, style }) => {
      const own = style ? filesOf(style) : []
      return [id, { style, files: files.filter((file) => own.includes(file.id)) }]
    }),
  )
}

/** Group codes as the console shows them. */
export async function describeCodes(
  tx: Tx,
  rows: readonly GroupCodeRow[],
  { caller, now, origin, filesByIds }: Reader,
): Promise<GroupCode[]> {
  if (rows.length === 0) return []
  const { accountId } = caller
  const ids = rows.map(({ id }) => id)
  const subs = Map.groupBy(await listSubs(tx, accountId, ids), ({ groupCodeId }) => groupCodeId)
  const addresses = await addressesOf(tx, accountId, ids)
  const lately = await takenSince(tx, accountId, ids, new Date(now.getTime() - paceOver))
  const looks = await looksOf(tx, accountId, rows, filesByIds)
  const can = { edit: true, delete: mayCall(flag('deleteQrCode'), caller) }
  return rows.map(({ id, name, folderId, mode, words, formId, updatedAt }) => {
    const own = subs.get(id) ?? []
    const { open, left, endsAt, dryAt, warning } = outlookOf(own, lately.get(id) ?? { places: 0, since: now }, now)
    const path = `/g/${addresses.get(id) ?? ''}`
    return {
      ...{ id, name, folderId, mode, words, formId, left, warning, path, can },
      ...(looks.get(id) ?? { style: null, files: [] }),
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
