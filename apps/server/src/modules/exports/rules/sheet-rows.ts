import type { SheetFormat } from '@matai/contract'
import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { createTextPieces } from '../../../platform/files/text-pieces.ts'
import type { FileType } from '../service/making.ts'
import { byteOrderMark, csvLine } from './csv.ts'

export type Row = (string | number | null)[]

type Rows = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

export interface SheetColumn {
  heading: string
  /** in characters */
  width: number
}

export const sheetTypes: Record<SheetFormat, FileType> = {
  xlsx: { ending: '.xlsx', mime: excelMime },
  csv: { ending: '.csv', mime: 'text/csv; charset=utf-8' },
}

/** Bytes that are written at a time into a CSV file. */
const pieceSize = 128 * 1024

interface SheetOfRows {
  name: string
  columns: readonly SheetColumn[]
  /** Some at a time. */
  rows: Rows
}

/** A sheet as it grows: never more in memory than the rows at hand. Text stays text. */
export async function* sheetBytes(
  format: SheetFormat,
  { name, columns, rows }: SheetOfRows,
): AsyncGenerator<Uint8Array> {
  const header = columns.map(({ heading }) => heading)
  if (format === 'csv') yield* csvBytes(header, rows)
  else {
    const widths = columns.map(({ width }) => ({ width }))
    const stream = writeXlsxStream(oneByOne(header, rows), { name, columns: widths, freezePane: { rows: 1 } })
    for await (const bytes of Readable.fromWeb(stream as never)) yield bytes as Uint8Array
  }
}

async function* oneByOne(header: Row, rows: Rows): AsyncGenerator<Row> {
  yield header
  for await (const some of rows) yield* some
}

async function* csvBytes(header: Row, rows: Rows): AsyncGenerator<Uint8Array> {
  const pieces = createTextPieces(pieceSize)
  pieces.add(byteOrderMark + csvLine(header))
  for await (const some of rows)
    for (const row of some) {
      const full = pieces.add(csvLine(row))
      if (full) yield full
    }
  yield pieces.end()
}

/** What a sheet may be called: Excel takes 31 characters and not all of them. */
export const sheetName = (title: string): string =>
  [...title.replace(/[\\/?*[\]:'\p{Cc}]/gu, ' ')].slice(0, 31).join('').trim() || 'Sheet'
