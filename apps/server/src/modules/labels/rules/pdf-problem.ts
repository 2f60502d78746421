import type { Translate } from '@matai/i18n'
import { sumUnprintable } from '@matai/label'
import type { Problem } from '../../exports/rules/task.ts'

export interface PdfOutcome {
  /** Labels that were left out, some of them by name and reason. */
  problems: readonly string[]
  readable: number
  total: number
  /** Letters that print as boxes, of each printed label that has any. */
  boxes: readonly (readonly string[])[]
}

/** What is not on paper as it was meant: labels that are missing, letters that are boxes; null when all is. */
export function pdfProblem({ problems, readable, total, boxes }: PdfOutcome, say: Translate): Problem | null {
  const left = total - readable
  const list =
    problems.join(say('labels.pdfProblemJoin')) + (left > problems.length ? say('labels.pdfProblemMore') : '')
  const leftOut: Problem = { phrase: 'labels.pdfLeftOut', params: { readable, total, list } }
  const { labels: count, letters } = sumUnprintable(boxes)
  const boxed: Problem = { phrase: 'labels.boxes', params: { count, letters } }
  if (left === 0) return count === 0 ? null : boxed
  if (count === 0) return leftOut
  return {
    phrase: 'labels.pdfTwoProblems',
    params: { leftOut: say(leftOut.phrase, leftOut.params), boxes: say(boxed.phrase, boxed.params) },
  }
}
