import type { Cell } from 'hucre'
import { parseCsv, writeCsv } from 'hucre/csv'
import { openXlsx, saveXlsx, writeXlsx } from 'hucre/xlsx'
import type { MarkOrder, Row } from './mark-order.ts'
import { markSheet } from './mark-sheet.ts'
import { isHeavy, isPacked, parseTable } from './parse-table.ts'
import { textIn } from './parse-text.ts'
import { refuseHeavy } from './parse-workbook.ts'
import { chooseSheet } from './sheets.ts'
import { inTableThread } from './table-thread.ts'

/** The same workbook with one more column and its bad cells coloured. Undefined when it cannot be read any more. */
export function markedWorkbook(order: MarkOrder): Promise<Uint8Array | undefined> {
  return isHeavy(order.bytes) ? inTableThread({ kind: 'mark', order }) : markWorkbook(order).catch(() => undefined)
}

/** Formats, widths, other sheets and whatever else we know nothing of stay as they are. */
export async function markWorkbook(order: MarkOrder): Promise<Uint8Array> {
  const buffer = Buffer.from(order.bytes)
  if (!isPacked(buffer)) {
    const rows: Row[] = parseCsv(textIn(buffer), { skipEmptyRows: false })
    markSheet({ rows }, order)
    // With a mark of its encoding, without which Excel reads UTF-8 as something else.
    return Buffer.from(`\uFEFF${writeCsv(rows)}`)
  }
  refuseHeavy(buffer)
  return (await markedSame(order).catch(() => undefined)) ?? (await markedAnew(order))
}

async function markedSame(order: MarkOrder): Promise<Uint8Array | undefined> {
  const { name } = await chooseSheet(order.bytes)
  const workbook = await openXlsx(order.bytes, { readStyles: true })
  const sheet = workbook.sheets.find((one) => one.name === name)
  if (!sheet) return undefined
  for (const { cells } of workbook.sheets) keepResults(cells)
  markSheet(sheet, order)
  return new Uint8Array(await saveXlsx(workbook))
}

/** The library forgets results that are words, and the formula would be one that nobody calculated. */
function keepResults(cells: Map<string, Cell> | undefined): void {
  for (const cell of cells?.values() ?? []) {
    if (cell.formula !== undefined && cell.value !== null) cell.formulaResult ??= cell.value
  }
}

/** What the library cannot write again, such as a sheet that is a chart, is left out: a plain list of the same rows. */
async function markedAnew(order: MarkOrder): Promise<Uint8Array> {
  const answer = await parseTable({ bytes: order.bytes, rowsAtMost: 10_000 })
  if (!answer.ok) throw new Error(answer.why)
  const rows: Row[] = []
  for (const { row, cells } of answer.table.rows) {
    while (rows.length < Math.min(row - 1, 20_000)) rows.push([])
    rows.push([...cells])
  }
  const sheet = { name: answer.table.sheet, rows, cells: new Map() }
  markSheet(sheet, order)
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }))
}
