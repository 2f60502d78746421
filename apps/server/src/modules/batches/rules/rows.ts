import { readCell } from '@matai/contract/batch-cells'
import type { TableRow } from '../../../platform/excel/parse-table.ts'
import { comparedKey, keyFault, type Layout, renderRow, type RowFault, type RowValues } from './layout.ts'

export interface GoodRow {
  row: number
  values: RowValues
}

export type NumberedFault = RowFault & { row: number }

/** Reads every row of a workbook; a row is good or named with each of its faults. */
export function readRows(
  layout: Layout,
  rows: readonly TableRow[],
  { places, isKnownBad }: { places: readonly number[]; isKnownBad: (url: string) => boolean },
): { good: GoodRow[]; faults: NumberedFault[]; bad: number; total: number } {
  const good: GoodRow[] = []
  const faults: NumberedFault[] = []
  const keys = new Map<string, number>()
  let total = 0
  for (const row of rows) {
    if (!places.some((place) => row.cells[place])) continue
    total += 1
    const { values, faults: own } = readRow(layout, row, places)
    const key = layout.keyColumn === null ? '' : comparedKey(values[layout.keyColumn] ?? '')
    const twin = key ? keys.get(key) : undefined
    if (twin !== undefined) own.push({ column: nameOf(layout), phrase: 'batches.keyRepeated', params: { row: twin } })
    else if (key) keys.set(key, row.row)
    if (own.length === 0) own.push(...renderRow(layout, values, isKnownBad).faults)
    if (own.length === 0) good.push({ row: row.row, values })
    else faults.push(...own.map((fault) => ({ row: row.row, ...fault })))
  }
  return { good, faults, bad: total - good.length, total }
}

function readRow(
  layout: Layout,
  { cells, moments }: TableRow,
  places: readonly number[],
): { values: RowValues; faults: RowFault[] } {
  const values: RowValues = {}
  const faults: RowFault[] = []
  for (const [at, column] of layout.columns.entries()) {
    const place = places[at] ?? -1
    // A day is a day, however the workbook shows it.
    const written = (column.type === 'date' ? moments?.[place] : undefined) ?? cells[place] ?? ''
    const read = readCell(column, written)
    if (read.ok) values[column.key] = read.value
    else faults.push({ column: column.name, phrase: read.phrase, params: read.params })
    const fault = read.ok && column.key === layout.keyColumn ? keyFault(read.value) : undefined
    if (fault) faults.push({ column: column.name, ...fault })
  }
  return { values, faults }
}

/** Values that were read for an earlier version of the template, as the present one takes them. */
export function rereadRow(layout: Layout, before: RowValues): { values: RowValues; faults: RowFault[] } {
  const cells = layout.columns.map(({ key }) => before[key] ?? '')
  return readRow(layout, { row: 0, cells }, [...cells.keys()])
}

function nameOf({ columns, keyColumn }: Layout): string {
  return columns.find(({ key }) => key === keyColumn)?.name ?? ''
}
