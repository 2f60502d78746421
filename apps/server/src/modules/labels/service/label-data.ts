import type { LabelData } from '@matai/label'
import { completeStyle, type QrStyle } from '@matai/qr'
import { addressOf, pathNames, stateOf } from '../../qr-codes/rules/codes.ts'
import { batchFacts } from '../ports.ts'
import { dayOf } from '../rules/data.ts'
import type { Dependencies, Manner } from './dependencies.ts'

/** A live code as labels show it. */
export interface FilledCode {
  data: LabelData
  /** Its saved style with all fields; null is the plain one. */
  style: QrStyle | null
}

export type DataOf = ReturnType<typeof labelData>

/**
 * What labels are filled with: for calls, prints and batches alike. In the order of the ids, each once; codes that are
 * not there (deleted, foreign) are left out, which the caller has to notice where it matters. Two statements and the
 * tree of directories, whatever the number of ids; ask for some hundreds at a time.
 */
export function labelData(dependencies: Pick<Dependencies, 'database' | 'directories' | 'qrCodes' | 'ports'>) {
  const { database, directories, qrCodes, ports } = dependencies
  return async (ids: string[], { accountId, say, origin, now, ...manner }: Manner): Promise<FilledCode[]> => {
    const [rows, tree, facts] = await Promise.all([
      qrCodes.rowsByIds(accountId, ids),
      directories.list(accountId),
      Promise.all(ports.all(batchFacts).map((factsOf) => factsOf(database.tx, accountId, ids))),
    ])
    const byId = new Map(rows.map((row) => [row.id, row]))
    return [...new Set(ids)].flatMap((id): FilledCode[] => {
      const row = byId.get(id)
      if (!row) return []
      const { number = '', columns = {} } = facts.map((known) => known.get(id)).find((fact) => fact !== undefined) ?? {}
      const data: LabelData = {
        name: row.name,
        number,
        id,
        address: addressOf(origin, id),
        directories: pathNames(tree, row.directoryId).map((name) => name || say('directories.defaultName')),
        state: say(`qrCodes.state_${stateOf(row, now)}`),
        created: dayOf(row.createdAt, manner),
        printed: dayOf(now, manner),
        columns,
      }
      return [{ data, style: row.style && completeStyle(row.style) }]
    })
  }
}
