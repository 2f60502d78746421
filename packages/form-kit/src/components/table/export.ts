import { isBlank } from '../../engine/blank.ts'
import { empty, type ExportFace } from '../../engine/export-face.ts'
import { own } from '../../engine/own.ts'
import { cellKinds } from '../../parts/cells/cell-kinds.ts'
import type { TableAnswer, TableSettings } from './schema.ts'

/** A column of the sheet for each cell. */
export const sheet: ExportFace<TableSettings, TableAnswer> = {
  columns: ({ title, rows, columns }) =>
    rows.flatMap((row) =>
      columns.map((column) => ({
        part: `${row.id}/${column.id}`,
        heading: `${title} · ${row.label} · ${column.label}`,
      })),
    ),
  cells: (answer, { rows, columns }, words) =>
    rows.flatMap((row) =>
      columns.map((column) => {
        const value = own(own(answer.rows, row.id) ?? {}, column.id)
        return value === undefined || isBlank(value) ? empty : cellKinds[column.cell].cell(value, column, words)
      }),
    ),
}
