import { parseCsv } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { unpackedBytes } from './zip-size.ts'

export interface TableOrder {
  bytes: Uint8Array
  /** Rows with something in them that are read; more are not looked at. */
  rowsAtMost: number
}

/** A row with something in it; `row` counts from 1, as the workbook shows it. Cells are trimmed. */
export interface TableRow {
  row: number
  cells: string[]
}

/** What the sheets of a workbook may unpack to: a thousand times what a list needs. */
const unpackedMax = 16 * 1024 ** 2
/** Cells of a row that are read. */
const cellsAtMost = 100

/** The first rows of the first sheet of an .xlsx, or of a CSV in UTF-8, UTF-16 or GB 18030, as Excel in Chinese writes it. Throws what it cannot read. */
export async function parseTable({ bytes, rowsAtMost }: TableOrder): Promise<TableRow[]> {
  const buffer = Buffer.from(bytes)
  const rows: TableRow[] = []
  for await (const { row, values } of rowsOf(buffer)) {
    const cells = values.slice(0, cellsAtMost).map(textOf)
    if (cells.some(Boolean)) rows.push({ row, cells })
    if (rows.length === rowsAtMost) break
  }
  return rows
}

/** Whether these are the bytes of a ZIP, which an .xlsx is. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

async function* rowsOf(buffer: Buffer): AsyncGenerator<{ row: number; values: unknown[] }> {
  if (isPacked(buffer)) {
    if ((unpackedBytes(buffer) ?? Number.POSITIVE_INFINITY) > unpackedMax) throw new Error('too much to unpack')
    for await (const { index, values } of streamXlsxRows(new Uint8Array(buffer))) yield { row: index + 1, values }
    return
  }
  const rows = parseCsv(textIn(buffer), { skipEmptyRows: false })
  for (const [index, values] of rows.entries()) yield { row: index + 1, values }
}

function textIn(buffer: Buffer): string {
  if (buffer.readUInt16BE(0) === 0xfffe) return new TextDecoder('utf-16le', { fatal: true }).decode(buffer)
  // A NUL stands in no list, but in nearly every other kind of file.
  if (buffer.includes(0)) throw new Error('not a text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(buffer)
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return (value instanceof Date ? value.toISOString() : String(value)).trim()
}
