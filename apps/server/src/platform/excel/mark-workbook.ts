import { parseCsv, writeCsv } from 'hucre/csv'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { isHeavy, isPacked, isSmall, textIn } from './parse-table.ts'
import { inTableThread } from './table-thread.ts'

export interface MarkOrder {
  bytes: Uint8Array
  /** Heading of the column that is added, or filled anew where it is there already. */
  heading: string
  /** What stands in it, by the rows that the workbook shows. */
  marks: Map<number, string>
}

/** The same workbook with one more column. Undefined when it cannot be read any more. */
export function markedWorkbook(order: MarkOrder): Promise<Uint8Array | undefined> {
  return isHeavy(order.bytes) ? inTableThread({ kind: 'mark', order }) : markWorkbook(order).catch(() => undefined)
}

/** Formats, widths, other sheets and whatever else we know nothing of stay as they are. */
export async function markWorkbook({ bytes, heading, marks }: MarkOrder): Promise<Uint8Array> {
  const buffer = Buffer.from(bytes)
  if (!isPacked(buffer)) {
    const rows = parseCsv(textIn(buffer), { skipEmptyRows: false })
    mark(rows, heading, marks)
    // With a mark of its encoding, without which Excel reads UTF-8 as something else.
    return Buffer.from(`\uFEFF${writeCsv(rows)}`)
  }
  if (!isSmall(buffer)) throw new Error('too much to unpack')
  const workbook = await openXlsx(new Uint8Array(buffer), { readStyles: true })
  const [sheet] = workbook.sheets
  if (sheet) mark(sheet.rows, heading, marks)
  return new Uint8Array(await saveXlsx(workbook))
}

type Row = (string | number | boolean | Date | null)[]

function mark(rows: Row[], heading: string, marks: Map<number, string>): void {
  const isFilled = (row: Row) => row.some((value) => value !== null && String(value).trim() !== '')
  const top = rows.findIndex(isFilled)
  const header = rows[top]
  if (!header) return
  const known = header.findIndex((value) => String(value ?? '').trim() === heading)
  const width = Math.max(...rows.map((row) => row.findLastIndex((value) => value !== null && value !== ''))) + 1
  const place = known < 0 ? width : known
  for (const [index, row] of rows.entries()) {
    const text = index === top ? heading : marks.get(index + 1)
    if (text === undefined && known < 0) continue
    while (row.length < place) row.push(null)
    row[place] = text ?? null
  }
}
