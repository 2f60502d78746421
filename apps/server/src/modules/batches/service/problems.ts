import type { RowProblem } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { StoredProblem } from '../table.ts'

/** What is wrong with rows in the words of whoever reads it; what an earlier server wrote down stays as it was said. */
export function saidProblems(problems: readonly StoredProblem[], say: Translate): RowProblem[] {
  return problems.map((problem) =>
    'phrase' in problem
      ? { row: problem.row, column: problem.column, reason: say(problem.phrase, problem.params) }
      : problem,
  )
}
