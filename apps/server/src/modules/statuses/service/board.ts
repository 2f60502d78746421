import type { StatusBoard } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces, codesByDirectory } from '../../qr-codes/service/places.ts'
import { daysOfBoard } from '../rules/board.ts'
import { countDays, countItems, listStuck } from '../store/board.ts'
import { findStatus, itemsOf } from '../store/statuses.ts'
import type { Dependencies } from './dependencies.ts'
import { toItem } from './describe.ts'

/** Codes that a board names one by one. */
const namedAtMost = 50

interface BoardAsked {
  statusId: number
  /** What is stuck longer than this; absent: as the status says. */
  stuckHours?: number | null
  zone: string
  now: Date
  say: Translate
}

/** How the codes of a status are, in numbers; undefined when there is no such status. */
export function createBoard({ directories }: Pick<Dependencies, 'directories'>) {
  return async (
    tx: Tx,
    accountId: AccountId,
    { statusId, stuckHours, zone, now, say }: BoardAsked,
  ): Promise<StatusBoard | undefined> => {
    const status = await findStatus(tx, accountId, statusId)
    if (!status) return undefined
    const items = await itemsOf(tx, accountId, [statusId])
    const counts = await countItems(tx, accountId, statusId, now)
    const countOf = new Map(counts.map((count) => [count.itemId, count]))
    const { days, since } = daysOfBoard(now, zone)
    const entered = Map.groupBy(await countDays(tx, accountId, { statusId, since, zone }), ({ day }) => day)
    const problems = items.filter(({ isProblem }) => isProblem).map(({ id }) => id)
    const before = new Date(now.getTime() - (stuckHours ?? status.stuckHours ?? 0) * 3_600_000)
    const stuck = await listStuck(tx, accountId, { statusId, itemIds: problems, before, limit: namedAtMost })
    const codes = await codePlaces(
      tx,
      accountId,
      stuck.list.map(({ id }) => id),
    )
    const names = await directories.namesOf(tx, accountId)
    const found: { itemId: number | null; directoryId: number; codes: number }[] = []
    for (const { itemId, ids } of counts)
      for (const place of await codesByDirectory(tx, accountId, ids)) found.push({ itemId, ...place })
    const placed = Map.groupBy(found, ({ directoryId }) => directoryId)
    const known = new Set(items.map(({ id }) => id))
    return {
      status: { id: status.id, name: status.name, stuckHours: status.stuckHours },
      at: now.toISOString(),
      total: counts.reduce((sum, count) => sum + count.codes, 0),
      items: items.map((item) => {
        const count = countOf.get(item.id)
        const oldest = count?.oldest?.toISOString() ?? null
        return { ...toItem(item), codes: count?.codes ?? 0, oldest, seconds: count?.seconds ?? null }
      }),
      others: countOf.get(null)?.codes ?? 0,
      directories: [...placed]
        .map(([id, some]) => ({
          id,
          name: names.get(id) || say('directories.defaultName'),
          counts: some.map(({ itemId, codes: of }) => ({ itemId, codes: of })),
        }))
        .sort((a, b) => a.id - b.id),
      days: days.map((day) => ({
        day,
        entered: (entered.get(day) ?? [])
          .filter(({ itemId }) => known.has(itemId))
          .map(({ itemId, codes: some }) => ({ itemId, codes: some })),
      })),
      stuck: {
        total: stuck.total,
        list: stuck.list.map(({ id, itemId, since: at }) => ({
          id,
          name: codes.get(id)?.name ?? '',
          itemId,
          since: at.toISOString(),
        })),
      },
    }
  }
}
