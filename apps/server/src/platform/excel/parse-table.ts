import { rowsInText } from './parse-text.ts'
import { parseWorkbook } from './parse-workbook.ts'
import { type Table, type TableAnswer, type TableOrder, TableRefused, type TableRow } from './table.ts'

/** The first rows of a workbook or a CSV, or why there are none. */
export async function parseTable(order: TableOrder): Promise<TableAnswer> {
  try {
    return { ok: true, table: await parse(order) }
  } catch (error) {
    return { ok: false, why: error instanceof TableRefused ? error.why : 'unreadable' }
  }
}

async function parse(order: TableOrder): Promise<Table> {
  const buffer = Buffer.from(order.bytes)
  if (isContainer(buffer)) throw new TableRefused(kindOfContainer(buffer))
  return isPacked(buffer) ? parseWorkbook(order) : parseText(buffer, order)
}

function parseText(buffer: Buffer, { rowsAtMost }: TableOrder): Table {
  const filled: TableRow[] = rowsInText(buffer)
    .map((values, place) => ({ row: place + 1, cells: values.map((value) => value.trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
  const rows = filled.slice(0, rowsAtMost)
  return { rows, count: filled.length, sheet: '', otherSheets: [], hiddenRows: [], isText: true }
}

/** Whether these are the bytes of a ZIP, which an .xlsx is. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** The container in which workbooks of before 2007 come, and those that have a password. */
function isContainer(buffer: Buffer): boolean {
  return buffer.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
}

function kindOfContainer(buffer: Buffer): 'protected' | 'old' | 'unreadable' {
  const holds = (name: string) => buffer.includes(Buffer.from(name, 'utf16le'))
  if (holds('EncryptedPackage')) return 'protected'
  return holds('Workbook') || holds('Book') ? 'old' : 'unreadable'
}

/** Bytes of plain text that are read while others wait. */
const lightMax = 64 * 1024

/** Whether reading it could keep others waiting, or take much memory. */
export function isHeavy(bytes: Uint8Array): boolean {
  return isPacked(bytes) || bytes.length > lightMax
}
