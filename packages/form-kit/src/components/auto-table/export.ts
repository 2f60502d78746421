import { isBlank } from '../../engine/blank.ts'
import { type Cell, type ExportFace, filesCell, textCell, type Words } from '../../engine/export-face.ts'
import { own } from '../../engine/own.ts'
import { cellKinds } from '../../parts/cells/cell-kinds.ts'
import type { Row, TableColumn } from '../../parts/cells/columns.ts'
import type { AutoTableAnswer, AutoTableSettings } from './schema.ts'

/** A column of the sheet for each of the table, with a line for each row; photos of all rows together. */
export const sheet: ExportFace<AutoTableSettings, AutoTableAnswer> = {
  columns: ({ title, columns }) => columns.map(({ id, label }) => ({ part: id, heading: `${title} · ${label}` })),
  cells: ({ rows }, { columns }, words) => columns.map((column) => columnCell(rows, column, words)),
}

function columnCell(rows: readonly Row[], column: TableColumn, words: Words): Cell {
  const values = rows.map((row) => own(row, column.id))
  const files = values.flatMap((value) => (Array.isArray(value) ? value.map(({ fileId }) => fileId) : []))
  if (files.length > 0) return filesCell(files, words)
  const lines = values.map((value) =>
    value === undefined || isBlank(value) ? '' : lineOf(cellKinds[column.cell].cell(value, column, words)),
  )
  return lines.every((line) => line === '') ? textCell('') : textCell(lines.join('\n'))
}

function lineOf(cell: Cell): string {
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'number') return cell.number
  return cell.kind === 'date' ? cell.date : ''
}
