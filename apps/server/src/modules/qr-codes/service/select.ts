import type { QrCodeFilters, QrCodeSort } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { findQrCodes } from '../store/bulk.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { listQrCodes } from '../store/list.ts'
import type { Dependencies } from './dependencies.ts'
import { type Looking, lookInto } from './read.ts'

interface Selection {
  keyword: string
  sort: QrCodeSort
  filters: Partial<QrCodeFilters>
}

/** Live codes for work that takes many of them: by what a list shows, and by their ids. */
export function selectQrCodes(dependencies: Dependencies) {
  const { tx } = dependencies.database
  return {
    /** The ids of what a list shows, in its order, at most so many. */
    async matchingIds(selection: Selection, { caller, now }: Looking, atMost: number): Promise<string[]> {
      const { accountId, userId } = caller
      const { directoryId: _, withSubdirectories: __, ...filters } = selection.filters
      const { directories } = await lookInto(dependencies, accountId, selection.filters)
      if (directories?.ids.length === 0) return []
      const { keyword, sort } = selection
      const numbered = await dependencies.codeOfBatchNumber(tx, accountId, keyword)
      const place = { after: undefined, offset: 0, limit: atMost }
      const query = { keyword, numbered, sort, filters, directories, userId, now, ...place }
      const { rows } = await listQrCodes(tx, accountId, query)
      return rows.map(({ id }) => id)
    },

    /** Those of the codes that are there, in no order. */
    rowsByIds: (accountId: AccountId, ids: string[]): Promise<QrCodeRow[]> => findQrCodes(tx, accountId, ids),
  }
}
