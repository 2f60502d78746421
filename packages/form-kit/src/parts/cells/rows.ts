import { isBlank } from '../../engine/blank.ts'
import type { Facts } from '../../engine/facts.ts'
import { own } from '../../engine/own.ts'
import { type Problem, problem, within } from '../../engine/problem.ts'
import type { Typed } from '../../engine/schema-face.ts'
import type { Point } from '../../engine/tally.ts'
import { cellKinds } from './cell-kinds.ts'
import type { CellValue, Row, TableColumn } from './columns.ts'

/** What is wrong with a row; `isAsked`: whether what is required has to be there. */
export function rowProblems(row: Row, columns: readonly TableColumn[], facts: Facts, isAsked = true): Problem[] {
  const known = new Set(columns.map(({ id }) => id))
  const strange = Object.keys(row).filter((id) => !known.has(id))
  return [
    ...strange.map((id) => problem('formProblems.columnUnknown', {}, [id])),
    ...columns.flatMap((column) => {
      const value = own(row, column.id)
      if (value === undefined || isBlank(value)) {
        const { id, label } = column
        return isAsked && isRequired(column, row) ? [problem('formProblems.cellMissing', { cell: label }, [id])] : []
      }
      return within(column.id, cellKinds[column.cell].check(value, column, facts))
    }),
  ]
}

function isRequired({ required, requiredFor }: TableColumn, row: Row): boolean {
  const other = requiredFor && own(row, requiredFor.column)
  return required || (typeof other === 'string' && (requiredFor?.options.includes(other) ?? false))
}

/** The cells of a row that are not blank. */
const filled = (row: Row, columns: readonly TableColumn[]): { column: TableColumn; value: CellValue }[] =>
  columns.flatMap((column) => {
    const value = own(row, column.id)
    return value === undefined || isBlank(value) ? [] : [{ column, value }]
  })

export const rowTyped = (row: Row, columns: readonly TableColumn[], name: string | number): Typed[] =>
  filled(row, columns).flatMap(({ column, value }) =>
    cellKinds[column.cell].typed(value, column, `${name}/${column.id}`),
  )

/** `prefix` names the row in tallies; all rows count together where it is empty. */
export const rowPoints = (row: Row, columns: readonly TableColumn[], prefix = ''): Point[] =>
  filled(row, columns).flatMap(({ column, value }) => cellKinds[column.cell].points(value, `${prefix}${column.id}`))
