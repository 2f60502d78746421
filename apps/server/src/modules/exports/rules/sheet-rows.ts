import type { SheetFormat } from '@matai/contract'
import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { excelMime } from '../../../platform/excel/sheet.ts'
import type { FileType } from '../service/making.ts'
import { byteOrderMark, csvLine } from './csv.ts'

export type Row = (string | number | null)[]

export interface SheetColumn {
  heading: string
  /** in characters */
  width: number
}

export const sheetTypes: Record<SheetFormat, FileType> = {
  xlsx: { ending: '.xlsx', mime: excelMime },
  csv: { ending: '.csv', mime: 'text/csv; charset=utf-8' },
}

/** Rows that are written at a time into a CSV file. */
const linesAtATime = 200

/** A sheet as it grows: never more than a few hundred rows in memory. Text stays text. */
export async function* sheetBytes(
  format: SheetFormat,
  { name, columns, rows }: { name: string; columns: readonly SheetColumn[]; rows: AsyncIterable<Row> },
): AsyncGenerator<Uint8Array> {
  const header = columns.map(({ heading }) => heading)
  if (format === 'csv') yield* csvBytes(header, rows)
  else {
    const widths = columns.map(({ width }) => ({ width }))
    const stream = writeXlsxStream(headed(header, rows), { name, columns: widths, freezePane: { rows: 1 } })
    for await (const bytes of Readable.fromWeb(stream as never)) yield bytes as Uint8Array
  }
}

async function* headed(header: Row, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  yield header
  yield* rows
}

async function* csvBytes(header: Row, rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
  let lines = byteOrderMark + csvLine(header)
  let count = 1
  for await (const row of rows) {
    lines += csvLine(row)
    count += 1
    if (count % linesAtATime > 0) continue
    yield Buffer.from(lines)
    lines = ''
  }
  yield Buffer.from(lines)
}

/** What a sheet may be called: Excel takes 31 characters and not all of them. */
export const sheetName = (title: string): string =>
  [...title.replace(/[\\/?*[\]:'\p{Cc}]/gu, ' ')].slice(0, 31).join('').trim() || 'Sheet'
