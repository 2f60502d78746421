import { list, record, usually, whole } from '@matai/kinds'
import type * as z from 'zod/mini'
import { isBlank } from '../../engine/blank.ts'
import { when, within } from '../../engine/problem.ts'
import type { SchemaFace } from '../../engine/schema-face.ts'
import { columnFaults, columns, row } from '../../parts/cells/columns.ts'
import { rowProblems, rowTyped } from '../../parts/cells/rows.ts'
import { titleFaults } from '../../parts/faults.ts'
import { question } from '../../parts/fields.ts'

/** Most rows that a filler can add. */
const rowsMax = 200

const settings = record({
  ...question,
  columns,
  minRows: usually(whole({ min: 1, max: rowsMax }), 1),
  maxRows: usually(whole({ min: 1, max: rowsMax }), 20),
})
export type AutoTableSettings = z.infer<typeof settings>

/** Rows in their order, cells by the ids of columns. */
const answer = record({ rows: list(row, { most: rowsMax + 1 }) })
export type AutoTableAnswer = z.infer<typeof answer>

export const schema: SchemaFace<AutoTableSettings, AutoTableAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...columnFaults(set.columns),
    ...within('maxRows', when(set.maxRows < set.minRows, 'formFaults.rowsMaxBelow')),
  ],
  check: (set, { rows }, facts) => [
    ...when(rows.length > set.maxRows, 'formProblems.maxRows', { most: set.maxRows }),
    ...when(rows.filter((one) => !isBlank(one)).length < set.minRows, 'formProblems.rowsTooFew', {
      least: set.minRows,
    }),
    ...within(
      'rows',
      // An empty row at the end is one that the filler did not use.
      rows.flatMap((one, at) => within(at, rowProblems(one, set.columns, facts, !isBlank(one)))),
    ),
  ],
  lacks: ({ minRows, columns: asked }, facts) =>
    within('rows', Array.from({ length: minRows }, (_, at) => within(at, rowProblems({}, asked, facts))).flat()),
  typed: ({ rows }, set) => rows.flatMap((one, at) => rowTyped(one, set.columns, at + 1)),
}
