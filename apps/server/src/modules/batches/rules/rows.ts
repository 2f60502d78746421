import { readCell } from '@matai/rules/batch-cells'
import { restBetween } from '../../../platform/breath.ts'
import type { CellFault, TableRow } from '../../../platform/excel/table.ts'
import { comparedKey, keyFault, type Layout, renderRow, type RowFault, type RowValues } from './layout.ts'

export interface GoodRow {
  row: number
  values: RowValues
}

export type NumberedFault = RowFault & { row: number }

export interface Reading {
  places: readonly number[]
  isKnownBad: (url: string) => boolean
  /** Of a text: cells that have a heading. More of them show that a comma within one was taken for its end. */
  width?: number | undefined
}

/** Reads every row of a workbook; a row is good or named with each of its faults. */
export async function readRows(
  layout: Layout,
  rows: readonly TableRow[],
  { places, isKnownBad, width }: Reading,
): Promise<{ good: GoodRow[]; faults: NumberedFault[]; bad: number; total: number }> {
  const good: GoodRow[] = []
  const faults: NumberedFault[] = []
  const keys = new Map<string, number>()
  let total = 0
  await restBetween(rows, (row) => {
    if (!places.some((place) => row.cells[place])) return
    total += 1
    const { values, faults: own } = readRow(layout, row, places)
    if (width !== undefined && row.cells.slice(width).some(Boolean)) {
      own.unshift({ column: '', phrase: 'batches.rowTooWide', params: {} })
    }
    const key = layout.keyColumn === null ? '' : comparedKey(values[layout.keyColumn] ?? '')
    const twin = key ? keys.get(key) : undefined
    if (twin !== undefined) own.push({ column: nameOf(layout), phrase: 'batches.keyRepeated', params: { row: twin } })
    else if (key) keys.set(key, row.row)
    if (own.length === 0) own.push(...renderRow(layout, values, isKnownBad).faults)
    if (own.length === 0) good.push({ row: row.row, values })
    else faults.push(...own.map((fault) => ({ row: row.row, ...fault })))
  })
  return { good, faults, bad: total - good.length, total }
}

function readRow(
  layout: Layout,
  { cells, moments, faults: unmeant }: TableRow,
  places: readonly number[],
): { values: RowValues; faults: RowFault[] } {
  const values: RowValues = {}
  const faults: RowFault[] = []
  for (const [at, column] of layout.columns.entries()) {
    const place = places[at] ?? -1
    // A day is a day, however the workbook shows it.
    const written = (column.type === 'date' ? moments?.[place] : undefined) ?? cells[place] ?? ''
    const lost = cellFault(column, written, unmeant?.[place])
    if (lost) {
      faults.push({ column: column.name, ...lost })
      continue
    }
    const read = readCell(column, written)
    if (read.ok) values[column.key] = read.value
    else faults.push({ column: column.name, phrase: read.phrase, params: read.params })
    const fault = read.ok && column.key === layout.keyColumn ? keyFault(read.value) : undefined
    if (fault) faults.push({ column: column.name, ...fault })
  }
  return { values, faults }
}

/** What spreadsheets put where something went wrong; in no language anything else. */
const errorPattern = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/
/** How Excel writes a long number into a CSV: of an identity card only the first digits are left. */
const powerPattern = /^-?\d(?:\.\d+)?E\+\d{2,3}$/

/** A cell that does not hold what its writer meant, which nobody would see before it is printed. */
function cellFault(
  { type }: Layout['columns'][number],
  written: string,
  unmeant: CellFault | undefined,
): Pick<RowFault, 'phrase' | 'params'> | undefined {
  if (errorPattern.test(written)) return { phrase: 'batches.cellError', params: { error: written } }
  if (unmeant === 'uncalculated') return { phrase: 'batches.cellUncalculated', params: {} }
  const isLost = type !== 'number' && (unmeant === 'digitsLost' || powerPattern.test(written))
  return isLost ? { phrase: 'batches.cellDigitsLost', params: {} } : undefined
}

/** Values that were read for an earlier version of the template, as the present one takes them. */
export function rereadRow(layout: Layout, before: RowValues): { values: RowValues; faults: RowFault[] } {
  const cells = layout.columns.map(({ key }) => before[key] ?? '')
  return readRow(layout, { row: 0, cells }, [...cells.keys()])
}

function nameOf({ columns, keyColumn }: Layout): string {
  return columns.find(({ key }) => key === keyColumn)?.name ?? ''
}
