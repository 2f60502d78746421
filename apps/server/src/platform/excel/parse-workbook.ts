import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { chooseSheet } from './sheets.ts'
import {
  type FormatValue,
  fullMoment,
  hasWeekday,
  lostDigits,
  shownMoment,
  shownNumber,
  shownTime,
  textOf,
} from './shown-cell.ts'
import { type CellFault, type Table, type TableOrder, TableRefused, type TableRow } from './table.ts'
import { unpackedBytes } from './zip-size.ts'

/** What the sheets of a workbook may unpack to: a thousand times what a list needs. */
const unpackedMax = 16 * 1024 ** 2
/** Row up to which formats are read. */
const lastRowAtMost = 20_000
/** Cells of a row that are read. */
const cellsAtMost = 100

/** Throws what unpacks to more than we look at. */
export function refuseHeavy(buffer: Buffer): void {
  const bytes = unpackedBytes(buffer)
  if (bytes === undefined) throw new TableRefused('unreadable')
  if (bytes > unpackedMax) throw new TableRefused('heavy')
}

/** The first rows of an .xlsx. Throws what it cannot read. */
export async function parseWorkbook({ bytes, rowsAtMost, countAtMost = 0 }: TableOrder): Promise<Table> {
  refuseHeavy(Buffer.from(bytes))
  const { index, name, others } = await chooseSheet(bytes)
  const rows: TableRow[] = []
  let count = 0
  let isWhole = true
  for await (const { index: place, values } of streamXlsxRows(bytes, { sheet: index })) {
    const cells = values.slice(0, cellsAtMost).map(textOf)
    if (!cells.some(Boolean)) continue
    count += 1
    if (rows.length < rowsAtMost) rows.push({ row: place + 1, cells })
    isWhole = count < Math.max(rowsAtMost, countAtMost)
    if (!isWhole) break
  }
  const table = { rows, count, sheet: name, otherSheets: others, hiddenRows: [], isText: false }
  // Formats are read with the whole sheet, which is worth it only where no row is too much.
  const isOrdinary = isWhole && count > 0 && count === rows.length && (rows.at(-1)?.row ?? 0) <= lastRowAtMost
  return isOrdinary ? asShown(bytes, index, table) : table
}

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

/** The rows once more, as people see them: few rows, and the file is known to be sound. */
async function asShown(bytes: Uint8Array, index: number, table: Table): Promise<Table> {
  const maxRows = table.rows.at(-1)?.row ?? 0
  const range = `A1:CV${maxRows}`
  // The words of formats are a large part of the library, which most servers need not load.
  const { formatValue, serialToDate } = await import('hucre')
  const { sheets, dateSystem } = await readXlsx(bytes, { readStyles: true, sheets: [index], maxRows, range })
  const [sheet] = sheets
  if (!sheet) return table
  const is1904 = dateSystem === '1904'
  const rows = table.rows.map((row) => shownRow(row, sheet, { formatValue, is1904, dateOf: serialToDate }))
  spread(rows, sheet)
  const hiddenRows = rows.map(({ row }) => row).filter((row) => sheet.rowDefs?.get(row - 1)?.hidden)
  return { ...table, rows, hiddenRows }
}

interface Means {
  formatValue: FormatValue
  dateOf: (serial: number, is1904: boolean) => Date
  is1904: boolean
}

function shownRow({ row, cells }: TableRow, sheet: Sheet, { formatValue, dateOf, is1904 }: Means): TableRow {
  const values = sheet.rows[row - 1] ?? []
  const moments: Record<number, string> = {}
  const faults: Record<number, CellFault> = {}
  const shown = cells.map((cell, place) => {
    const own = sheet.cells?.get(`${row - 1},${place}`)
    const format = own?.style?.numFmt ?? ''
    const held = values[place]
    if (own?.formula !== undefined && (held === null || held === undefined)) faults[place] = 'uncalculated'
    const value = typeof held === 'number' && hasWeekday(format) ? dateOf(held, is1904) : held
    if (typeof value === 'number') {
      if (lostDigits(value)) faults[place] = 'digitsLost'
      return shownNumber(value, format, formatValue)
    }
    if (!(value instanceof Date)) return cell
    if (isTimeOnly(value, is1904)) return shownTime(value, format, formatValue)
    moments[place] = fullMoment(value)
    return shownMoment(value, format, formatValue)
  })
  const more = {
    ...(Object.keys(moments).length > 0 && { moments }),
    ...(Object.keys(faults).length > 0 && { faults }),
  }
  return { row, cells: shown, ...more }
}

/** Half past eight is a fraction of the day before all days. */
function isTimeOnly(value: Date, is1904: boolean): boolean {
  return value.getTime() < (is1904 ? Date.UTC(1904, 0, 2) : Date.UTC(1900, 0, 1))
}

/** What several rows of a column share, as a merged cell, each of them has. */
function spread(rows: TableRow[], { merges = [] }: Sheet): void {
  const tall = merges.filter(({ startRow, endRow, startCol }) => endRow > startRow && startCol < cellsAtMost)
  for (const { startRow, endRow, startCol } of tall) {
    const top = rows.find(({ row }) => row === startRow + 1)
    if (!top?.cells[startCol]) continue
    for (const below of rows) {
      if (below.row <= startRow + 1 || below.row > endRow + 1 || below.cells[startCol]) continue
      while (below.cells.length < startCol) below.cells.push('')
      below.cells[startCol] = top.cells[startCol]
      const moment = top.moments?.[startCol]
      if (moment) below.moments = { ...below.moments, [startCol]: moment }
      const fault = top.faults?.[startCol]
      if (fault) below.faults = { ...below.faults, [startCol]: fault }
    }
  }
}
