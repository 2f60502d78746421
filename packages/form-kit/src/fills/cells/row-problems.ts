import type { Problem } from '../../engine/problem.ts'
import type { TableColumn } from '../../parts/cells/columns.ts'
import { problemsAt } from '../places.ts'

/** The problems of a row, with paths that begin at its cells. */
export const within = (problems: readonly Problem[], row: string | number): Problem[] =>
  problemsAt(problems, ['rows', row]).map((one) => ({ ...one, path: one.path.slice(2) }))

/** Those that no cell can show: of the table as a whole, or of rows and columns that are not there. */
export const withoutPlaced = (
  problems: readonly Problem[],
  rows: readonly (string | number)[],
  columns: readonly TableColumn[],
): Problem[] =>
  problems.filter(
    ({ path: [, row, column] }) =>
      !rows.some((name) => String(name) === String(row)) || !columns.some(({ id }) => id === column),
  )
