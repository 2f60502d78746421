import type { ReportFace } from '../../engine/report-face.ts'
import { cellKinds } from '../../parts/cells/cell-kinds.ts'
import { rowPoints } from '../../parts/cells/rows.ts'
import type { AutoTableAnswer, AutoTableSettings } from './schema.ts'

/** Each column over all rows of all answers. */
export const report: ReportFace<AutoTableSettings, AutoTableAnswer> = {
  points: ({ rows }, { columns }) => rows.flatMap((row) => rowPoints(row, columns)),
  finish: (tally, { columns }) => ({
    shape: 'table',
    answered: tally.answered,
    columns: columns.map((column) => ({
      id: column.id,
      label: column.label,
      value: cellKinds[column.cell].finish(tally, column.id, column),
    })),
  }),
}
