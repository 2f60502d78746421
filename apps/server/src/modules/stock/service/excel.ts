import { Readable } from 'node:stream'
import type { Stock } from '@matai/contract'
import { writeXlsxStream } from 'hucre/xlsx'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { dayOf, minuteOf, type TaskManner } from '../../exports/rules/task.ts'
import { fileMaker, type Made, type MakingFile } from '../../exports/service/making.ts'
import type { Directories } from '../../directories/service/directories.ts'
import { listStock, type StockRow } from '../store/stock.ts'
import { type Asked, meantBy } from './meant.ts'

interface Request extends TaskManner, Asked {}

interface Needs {
  database: Database
  directories: Pick<Directories, 'idsBelow'>
  describe(tx: Tx, accountId: AccountId, rows: readonly StockRow[], defaultName: string): Promise<Stock[]>
}

/** Rows that are read from the database at a time. */
const atATime = 500

/** Headings with the widths of their columns in characters. */
const columns = [
  ['stock.columnName', 32],
  ['stock.columnId', 12],
  ['stock.columnDirectory', 28],
  ['stock.columnQuantity', 12],
  ['stock.columnUnit', 10],
  ['stock.columnMinimum', 12],
  ['stock.columnPrice', 12],
  ['stock.columnValue', 14],
  ['stock.columnMoved', 18],
] as const

/** All stock that a list shows, a row for each code. */
export function stockExcel({ database: { tx }, directories, describe }: Needs) {
  return fileMaker({ ending: '.xlsx', mime: excelMime }, async (making: MakingFile<Request>): Promise<Made> => {
    const { accountId, request, file, now, say, goOn, progress } = making
    const which = await meantBy(tx, accountId, request, directories)
    let done = 0

    async function* rows() {
      yield columns.map(([phrase]) => say(phrase))
      for (let after: { moment: string; id: number } | undefined, isLast = false; !isLast; ) {
        goOn()
        const found = await listStock(tx, accountId, {
          ...which,
          ...{ sort: 'newest' as const, after, offset: 0, limit: atATime },
        })
        for (const one of await describe(tx, accountId, found, say('directories.defaultName'))) {
          const { qrCode, quantity, unit, minimum, price, value, movedAt } = one
          yield [
            ...[qrCode.name, qrCode.id, qrCode.directory, Number(quantity), unit],
            ...[minimum, price, value].map((number) => (number === null ? '' : Number(number))),
            movedAt === null ? '' : minuteOf(request.zone, new Date(movedAt)),
          ]
        }
        done += found.length
        progress(done, done)
        after = found.at(-1)
        isLast = found.length < atATime
      }
    }

    const sheet = { name: say('stock.sheet'), columns: columns.map(([, width]) => ({ width })) }
    const stream = writeXlsxStream(rows(), { ...sheet, freezePane: { rows: 1 } })
    for await (const bytes of Readable.fromWeb(stream as never)) await file.write(bytes as Uint8Array)
    return { fileName: say('stock.file', { date: dayOf(request.zone, now) }), problem: null }
  })
}
