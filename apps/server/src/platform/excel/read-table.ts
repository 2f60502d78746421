import { isHeavy, parseTable } from './parse-table.ts'
import type { TableAnswer, TableOrder, TableRow } from './table.ts'
import { inTableThread } from './table-thread.ts'

/** The first rows of a workbook, and how many there are; or why it is none that we read. */
export async function readWholeTable(order: TableOrder): Promise<TableAnswer> {
  if (!isHeavy(order.bytes)) return parseTable(order)
  // A thread that ran out of time or memory says nothing.
  return (await inTableThread({ kind: 'read', order })) ?? { ok: false, why: 'heavy' }
}

/** The first rows of a workbook; undefined when it is none that we read. */
export async function readTable(order: TableOrder): Promise<TableRow[] | undefined> {
  const answer = await readWholeTable(order)
  return answer.ok ? answer.table.rows : undefined
}
