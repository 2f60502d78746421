import { isHeavy, parseTable, type Table, type TableOrder, type TableRow } from './parse-table.ts'
import { inTableThread } from './table-thread.ts'

/** The first rows of a workbook, and how many there are. Undefined when it is none that we read, or too much to unpack. */
export function readWholeTable(order: TableOrder): Promise<Table | undefined> {
  return isHeavy(order.bytes) ? inTableThread({ kind: 'read', order }) : parseTable(order).catch(() => undefined)
}

/** The first rows of a workbook. */
export async function readTable(order: TableOrder): Promise<TableRow[] | undefined> {
  return (await readWholeTable(order))?.rows
}
