import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { countsOf } from '../../ledger/service/counts.ts'
import { addressOf, pathNames, stateOf } from '../../qr-codes/rules/codes.ts'
import { dayOf, minuteOf, type UrlsExcelRequest } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import type { Made, MakingFile } from './making.ts'

/** Codes that are read from the database at a time. */
const atATime = 500

/** Headings with the widths of their columns in characters. */
const columns = [
  ['exports.columnName', 32],
  ['exports.columnId', 12],
  ['exports.columnAddress', 40],
  ['exports.columnDirectory', 28],
  ['exports.columnKind', 12],
  ['exports.columnState', 10],
  ['exports.columnScans', 10],
  ['exports.columnMade', 18],
] as const

/** A row for each live code with its address, in the order that was asked for; never more than a few hundred in memory. */
export function urlsExcel({
  database,
  qrCodes,
  directories,
}: Pick<Dependencies, 'database' | 'qrCodes' | 'directories'>) {
  return async (making: MakingFile<UrlsExcelRequest>): Promise<Made> => {
    const { accountId, request, file, now, say, goOn, progress } = making
    const { ids, origin, zone } = request
    const tree = await directories.list(accountId)
    const directoryOf = (id: number) =>
      pathNames(tree, id)
        .map((name) => name || say('directories.defaultName'))
        .join(' / ')
    let missing = 0

    async function* rows() {
      yield columns.map(([phrase]) => say(phrase))
      for (let from = 0; from < ids.length; from += atATime) {
        goOn()
        const some = ids.slice(from, from + atATime)
        const [found, counts] = await Promise.all([
          qrCodes.rowsForFile(accountId, some),
          database.reading((on) => countsOf(on, { accountId, zone, now, ids: some })),
        ])
        const codes = new Map(found.map((code) => [code.id, code]))
        for (const id of some) {
          const code = codes.get(id)
          if (!code) {
            missing += 1
            continue
          }
          yield [
            code.name,
            id,
            addressOf(origin, id),
            directoryOf(code.directoryId),
            say(`kinds.kind_${code.kind}`),
            say(`qrCodes.state_${stateOf(code, now)}`),
            counts.get(id)?.total.people ?? 0,
            minuteOf(zone, code.createdAt),
          ]
        }
        progress(Math.min(from + atATime, ids.length), ids.length)
      }
    }

    const sheet = { name: say('exports.urlsSheet'), columns: columns.map(([, width]) => ({ width })) }
    const stream = writeXlsxStream(rows(), { ...sheet, freezePane: { rows: 1 } })
    for await (const bytes of Readable.fromWeb(stream as never)) await file.write(bytes as Uint8Array)
    return {
      fileName: say('exports.urlsFile', { date: dayOf(zone, now) }),
      problem: missing > 0 ? { phrase: 'exports.urlsLeftOut', params: { count: missing } } : null,
    }
  }
}
