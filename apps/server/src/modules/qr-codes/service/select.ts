import type { QrCodeFilters, QrCodeSort } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Caller } from '../../../platform/http/context.ts'
import type { ListPosition } from '../rules/list-position.ts'
import { findQrCodes } from '../store/bulk.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { listQrCodes } from '../store/list.ts'
import type { Dependencies } from './dependencies.ts'
import { codesMeant, inStatusItem } from './codes-meant.ts'
import { lookInto } from './read.ts'

interface Selection {
  keyword: string
  sort: QrCodeSort
  filters: Partial<QrCodeFilters>
}

/** Whose favourites are meant, and when it is. */
interface Selecting {
  caller: Pick<Caller, 'accountId' | 'userId'>
  now: Date
}

/** Codes that are read at a time, of which only the ids are kept. */
const atATime = 5_000

/** Live codes for work that takes many of them: by what a list shows, and by their ids. */
export function selectQrCodes(dependencies: Dependencies) {
  const { database } = dependencies
  const { tx } = database
  return {
    /** The ids of what a list shows, in its order, at most so many. */
    async matchingIds(selection: Selection, { caller, now }: Selecting, atMost: number): Promise<string[]> {
      const { accountId, userId } = caller
      const { directoryId: _, withSubdirectories: __, ...filters } = selection.filters
      const { directories } = await lookInto(dependencies, accountId, selection.filters)
      if (directories?.ids.length === 0) return []
      const { keyword, sort } = selection
      const numbered = await codesMeant(dependencies, tx, accountId, keyword)
      const among = await inStatusItem(dependencies, tx, accountId, selection.filters)
      const query = { keyword, numbered, among, sort, filters, directories, userId, now, offset: 0 }
      // What is changed meanwhile may come up twice in an order by change.
      const ids = new Set<string>()
      for (let after: ListPosition | undefined; ids.size < atMost; ) {
        const limit = Math.min(atATime, atMost - ids.size)
        const { rows, end } = await listQrCodes(tx, accountId, { ...query, after, limit })
        for (const { id } of rows) ids.add(id)
        if (rows.length < limit) break
        after = end
      }
      return [...ids]
    },

    /** Those of the codes that are there, in no order. */
    rowsByIds: (accountId: AccountId, ids: string[]): Promise<QrCodeRow[]> => findQrCodes(tx, accountId, ids),

    /** The same for files of many codes: from a standby where there is one. */
    rowsForFile: (accountId: AccountId, ids: string[]): Promise<QrCodeRow[]> =>
      database.reading((on) => findQrCodes(on, accountId, ids)),
  }
}
