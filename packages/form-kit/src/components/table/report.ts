import { own } from '../../engine/own.ts'
import type { ReportFace } from '../../engine/report-face.ts'
import { cellKinds } from '../../parts/cells/cell-kinds.ts'
import { rowPoints } from '../../parts/cells/rows.ts'
import type { TableAnswer, TableSettings } from './schema.ts'

/** Every cell by itself: how often each check was abnormal, the sum of each amount. */
export const report: ReportFace<TableSettings, TableAnswer> = {
  points: ({ rows }, settings) =>
    settings.rows.flatMap(({ id }) => rowPoints(own(rows, id) ?? {}, settings.columns, `${id}/`)),
  finish: (tally, { rows, columns }) => ({
    shape: 'table',
    answered: tally.answered,
    columns: rows.flatMap((row) =>
      columns.map((column) => ({
        id: `${row.id}/${column.id}`,
        label: `${row.label} · ${column.label}`,
        value: cellKinds[column.cell].finish(tally, `${row.id}/${column.id}`, column),
      })),
    ),
  }),
}
