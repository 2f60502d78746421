import { line, list, orEmpty, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { isBlank } from '../../engine/blank.ts'
import { own } from '../../engine/own.ts'
import { problem, when, within } from '../../engine/problem.ts'
import type { SchemaFace } from '../../engine/schema-face.ts'
import { columnFaults, columns, row } from '../../parts/cells/columns.ts'
import { rowProblems, rowTyped } from '../../parts/cells/rows.ts'
import { titleFaults } from '../../parts/faults.ts'
import { key, question } from '../../parts/fields.ts'

/** Most rows of a table. */
const rowsMax = 99

const settings = record({
  ...question,
  columns,
  rows: usually(list(record({ id: key, label: orEmpty(line(100)) }), { most: rowsMax }), []),
})
export type TableSettings = z.infer<typeof settings>

/** Rows by their ids, cells by the ids of columns. */
const answer = record({ rows: z.record(z.string().check(z.maxLength(32)), row) })
export type TableAnswer = z.infer<typeof answer>

export const schema: SchemaFace<TableSettings, TableAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...columnFaults(set.columns),
    ...within('rows', [
      ...when(set.rows.length === 0, 'formFaults.rowsMissing'),
      ...when(new Set(set.rows.map(({ id }) => id)).size !== set.rows.length, 'formFaults.idTwice'),
      ...set.rows.flatMap(({ label }, at) =>
        label.trim() ? [] : [problem('formFaults.titleMissing', {}, [at, 'label'])],
      ),
    ]),
  ],
  check: (set, { rows }, facts) => {
    const known = new Set(set.rows.map(({ id }) => id))
    return within('rows', [
      ...Object.keys(rows)
        .filter((id) => !known.has(id))
        .map((id) => problem('formProblems.rowUnknown', {}, [id])),
      // A table that need not be filled need not be filled to its end; a row that was begun does.
      ...set.rows.flatMap(({ id }) => {
        const given = own(rows, id) ?? {}
        return within(id, rowProblems(given, set.columns, facts, set.required || !isBlank(given)))
      }),
    ])
  },
  lacks: ({ rows, columns: asked }, facts) =>
    within(
      'rows',
      rows.flatMap(({ id }) => within(id, rowProblems({}, asked, facts))),
    ),
  typed: ({ rows }, set) => set.rows.flatMap(({ id }) => rowTyped(own(rows, id) ?? {}, set.columns, id)),
}
