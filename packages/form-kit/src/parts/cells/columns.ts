import { choice, fileId, line, list, orEmpty, orNone, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { type Problem, problem, when, within } from '../../engine/problem.ts'
import { key, no, optionalWhole } from '../fields.ts'

/** What a column takes: words, an amount, a day, one of a few options, a tick, photos. */
export const cellNames = ['words', 'amount', 'day', 'choice', 'tick', 'photo'] as const
export type CellName = (typeof cellNames)[number]

/** Most columns of a table, and most options of a column. */
const columnsMax = 20
const cellOptionsMax = 30

export const column = record({
  id: key,
  label: orEmpty(line(50)),
  cell: usually(choice(cellNames), 'words'),
  /** of a choice */
  options: usually(list(record({ id: key, label: orEmpty(line(50)) }), { most: cellOptionsMax }), []),
  /** of an amount; null: as many as are written */
  decimals: optionalWhole(0, 10),
  required: no,
  /** asked for only where another column of the row has one of these options, such as a note for what is abnormal */
  requiredFor: orNone(record({ column: key, options: list(key, { most: cellOptionsMax }) })),
})
export type TableColumn = z.infer<typeof column>

export const columns = usually(list(column, { most: columnsMax }), [])

/** Most photos of a cell. */
export const photosMax = 9
/** Longest words of a cell. */
export const wordsMax = 500

export const cellValue = z.union([
  z.string().check(z.maxLength(wordsMax)),
  z.boolean(),
  list(record({ fileId: fileId({ kind: 'picture' }) }), { most: photosMax }),
])
export type CellValue = z.infer<typeof cellValue>

/** A row: values by the ids of columns. */
export const row = z.record(z.string().check(z.maxLength(32)), cellValue)
export type Row = z.infer<typeof row>

/** What columns lack before anybody can fill them. */
export function columnFaults(columns: readonly TableColumn[]): Problem[] {
  const known = new Set(columns.map(({ id }) => id))
  return within('columns', [
    ...when(columns.length === 0, 'formFaults.columnsMissing'),
    ...when(known.size !== columns.length, 'formFaults.idTwice'),
    ...columns.flatMap(({ label, cell, options, requiredFor }, at) =>
      within(at, [
        ...(label.trim() ? [] : [problem('formFaults.titleMissing', {}, ['label'])]),
        ...when(cell === 'choice' && options.length === 0, 'formFaults.cellOptionsMissing', { column: label }),
        ...when(requiredFor !== null && !known.has(requiredFor.column), 'formFaults.conditionColumnGone', {
          column: label,
        }),
      ]),
    ),
  ])
}
