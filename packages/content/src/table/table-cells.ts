import type { BlockOf } from '../schema.ts'
import { cellMax, tableColumnsMax, tableRowsMax } from './schema.ts'

type Table = BlockOf<'table'>

/** Cells as spreadsheets copy them: tabs between columns, quotes around cells with line breaks. */
export function readCells(text: string): string[][] {
  const cells: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g
  for (const [whole, quoted, plain, end] of text.matchAll(pattern)) {
    if (whole === '' && cells.at(-1)?.length === 0) break
    cells
      .at(-1)
      ?.push((quoted?.replaceAll('""', '"').replace(/\s*\n\s*/g, ' ') ?? plain ?? '').trim().slice(0, cellMax))
    if (end === '') break
    if (end !== '\t') cells.push([])
  }
  return cells.filter((row) => row.length > 0)
}

/** Puts cells into a table from one cell on (row 0 is the headings); it grows as far as it may. */
export function pasteCells(table: Table, cells: string[][], at: { row: number; column: number }) {
  const all = [table.header, ...table.rows]
  const wantedRows = at.row + cells.length
  const wantedColumns = at.column + Math.max(...cells.map(({ length }) => length))
  const columns = Math.min(Math.max(table.header.length, wantedColumns), tableColumnsMax)
  const rows = Math.min(Math.max(all.length, wantedRows), tableRowsMax + 1)
  const [header = [], ...rest] = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) => cells[row - at.row]?.[column - at.column] ?? all[row]?.[column] ?? '',
    ),
  )
  return { table: { ...table, header, rows: rest }, cut: wantedRows > rows || wantedColumns > columns }
}

export function setCell(table: Table, row: number, column: number, value: string): Table {
  const changed = (cells: string[]) => cells.with(column, value)
  if (row === 0) return { ...table, header: changed(table.header) }
  return { ...table, rows: table.rows.map((cells, at) => (at === row - 1 ? changed(cells) : cells)) }
}

export function addRow(table: Table): Table {
  return { ...table, rows: [...table.rows, table.header.map(() => '')] }
}

export function addColumn(table: Table): Table {
  return { ...table, header: [...table.header, ''], rows: table.rows.map((cells) => [...cells, '']) }
}

/** Rows are counted from 1; the headings cannot go. */
export function removeRow(table: Table, row: number): Table {
  return { ...table, rows: table.rows.toSpliced(row - 1, 1) }
}

export function removeColumn(table: Table, column: number): Table {
  const without = (cells: string[]) => cells.toSpliced(column, 1)
  return { ...table, header: without(table.header), rows: table.rows.map(without) }
}
