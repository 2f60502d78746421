import type { CodeLabel } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import { addressOf, pathNames } from '../rules/codes.ts'
import { findQrCodes } from '../store/bulk.ts'
import type { Dependencies } from './dependencies.ts'
import type { Looking } from './read.ts'

/** What can be printed beside codes, in the order asked for. */
export function labelsOf({ database, directories }: Dependencies) {
  return async (ids: string[], defaultName: string, { caller, origin }: Looking): Promise<CodeLabel[]> => {
    const { accountId } = caller
    const [rows, tree] = await Promise.all([findQrCodes(database.tx, accountId, ids), directories.list(accountId)])
    const byId = new Map(rows.map((row) => [row.id, row]))
    return [...new Set(ids)].map((id) => {
      const { name, directoryId, createdAt } = byId.get(id) ?? notFound()
      const names = pathNames(tree, directoryId).map((part) => part || defaultName)
      return { id, name, url: addressOf(origin, id), directories: names, createdAt: createdAt.toISOString() }
    })
  }
}
