import type { SheetFormat } from '@matai/contract'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { streamRows } from '../../../platform/excel/stream-rows.ts'
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
  at: Date
}

/** A sheet as it grows: never more in memory than the rows at hand. Text stays text. */
export function sheetBytes(format: SheetFormat, { name, columns, rows, at }: SheetOfRows): AsyncGenerator<Uint8Array> {
  const header = columns.map(({ heading }) => heading)
  return format === 'csv'
    ? csvBytes(header, rows)
    : streamRows({ name, widths: columns.map(({ width }) => width), header, rows, at })
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
