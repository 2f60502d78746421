import type { CallOutput, CodeStatusMark, contract, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import * as codes from '../store/codes.ts'
import { countChanges, listChanges } from '../store/history.ts'
import { allStatuses, itemNames, itemsOf, statusNames } from '../store/statuses.ts'
import type { Dependencies } from './dependencies.ts'
import { describeStatuses } from './describe.ts'

type Calls = typeof contract.statuses

/** What a live code has and had. */
export function createCodeInfo(dependencies: Pick<Dependencies, 'database' | 'namesOf' | 'collaborators'>) {
  const { database, namesOf, collaborators } = dependencies
  return {
    async info(qrCodeId: string, { caller }: MemberContext): Promise<CallOutput<Calls['listInfoStatus']>> {
      const { tx } = database
      const { accountId } = caller
      if (!(await codePlaces(tx, accountId, [qrCodeId])).has(qrCodeId)) notFound()
      const statuses = await describeStatuses(tx, await allStatuses(tx, accountId), caller, dependencies)
      const rows = new Map((await codes.rowsOfCodes(tx, accountId, [qrCodeId])).map((row) => [row.statusId, row]))
      const list = statuses.flatMap((status) => {
        const row = rows.get(status.id)
        if (!row) return []
        const itemOf = (id: number | null) => status.items.find((item) => item.id === id) ?? null
        const { itemId, since, until, nextId } = row
        const ends = until?.toISOString() ?? null
        return [{ status, item: itemOf(itemId), since: since.toISOString(), until: ends, next: itemOf(nextId) }]
      })
      return { list, others: statuses.filter(({ id }) => !rows.has(id)) }
    },

    async history(
      { filters, keyword, ...request }: ParsedInput<Calls['history']>,
      { caller }: MemberContext,
    ): Promise<CallOutput<Calls['history']>> {
      const { tx } = database
      const { accountId } = caller
      const which = { qrCodeId: filters.qrCodeId, statusId: filters.statusId, keyword }
      const page = pageOfRows(request)
      const rows = await listChanges(tx, accountId, { ...page, ...which })
      const items = await itemNames(tx, accountId, [
        ...new Set(rows.flatMap((row) => [row.fromId ?? 0, row.toId ?? 0])),
      ])
      const names = await statusNames(tx, accountId, [...new Set(rows.map(({ statusId }) => statusId))])
      const people = await namesOf(tx, [...new Set(rows.flatMap(({ userId }) => userId ?? []))])
      const helpers = await collaborators.namesAmong(tx, accountId, [
        ...new Set(rows.flatMap(({ collaboratorId }) => collaboratorId ?? [])),
      ])
      const nameOf = (id: number | null) => (id === null ? null : (items.get(id) ?? null))
      return {
        list: rows.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          kind: row.kind,
          status: { id: row.statusId, name: names.get(row.statusId) ?? '' },
          from: nameOf(row.fromId),
          to: nameOf(row.toId),
          user: row.userId === null ? null : { id: row.userId, name: people.get(row.userId) ?? '' },
          collaborator:
            row.collaboratorId === null
              ? null
              : { id: row.collaboratorId, name: helpers.get(row.collaboratorId) ?? '' },
          recordId: row.recordId,
          formId: row.formId,
          reason: row.reason,
          photoId: row.photoId,
          until: row.until?.toISOString() ?? null,
        })),
        total: await countChanges(tx, accountId, which),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },
  }
}

/** Statuses of codes for the list of codes. */
export async function marksOfCodes(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CodeStatusMark[]>> {
  const rows = await codes.marksOf(tx, accountId, ids)
  const marks = rows.map(({ qrCodeId, statusId, name, itemId, itemName, colour, shape, letter }) => ({
    qrCodeId,
    mark: {
      statusId,
      name,
      item:
        itemId === null || itemName === null || colour === null || shape === null
          ? null
          : { id: itemId, name: itemName, colour, shape, letter: letter ?? '' },
    },
  }))
  return new Map([...Map.groupBy(marks, ({ qrCodeId }) => qrCodeId)].map(([id, some]) => [id, some.map((s) => s.mark)]))
}

/** Live codes in an item; a list that is narrowed to it takes no more. */
export const codesInItem = (tx: Tx, accountId: AccountId, itemId: number): Promise<string[]> =>
  codes.idsIn(tx, accountId, itemId, 100_000)

/** Statuses with their items, as forms ask for them. */
export async function statusesWithItems(tx: Tx, accountId: AccountId) {
  const rows = await allStatuses(tx, accountId)
  const items = await itemsOf(
    tx,
    accountId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name }) => ({
    id,
    name,
    items: items.filter(({ statusId }) => statusId === id).map((item) => ({ id: item.id, name: item.name })),
  }))
}

/** The items in which a code is now. */
export async function itemsOfCode(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number[]> {
  return (await codes.rowsOfCodes(tx, accountId, [qrCodeId])).flatMap(({ itemId }) => itemId ?? [])
}
