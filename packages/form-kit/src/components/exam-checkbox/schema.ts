import { choice, list, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { type SchemaFace, type Score, typedText } from '../../engine/schema-face.ts'
import { answerMissing, examOptions, examQuestion, part, points } from '../../parts/exam.ts'
import { titleFaults } from '../../parts/faults.ts'
import { key, optionsMax } from '../../parts/fields.ts'
import { chosenProblems, labelsOf, optionFaults } from '../../parts/options.ts'

const settings = record({
  ...examQuestion,
  options: examOptions,
  right: usually(list(key, { most: optionsMax }), []),
  points,
  /** what some of the right options give when no wrong one is among them: nothing, half, or their share */
  partial: usually(choice(['none', 'half', 'share']), 'none'),
})
export type ExamCheckboxSettings = z.infer<typeof settings>

const answer = record({ options: list(z.string().check(z.maxLength(32)), { most: optionsMax }) })
export type ExamCheckboxAnswer = z.infer<typeof answer>

const shares: Record<ExamCheckboxSettings['partial'], (chosen: number, right: number) => number> = {
  none: () => 0,
  half: () => 0.5,
  share: (chosen, right) => chosen / right,
}

export function scoreOf(set: ExamCheckboxSettings, given: ExamCheckboxAnswer | undefined): Score {
  const chosen = new Set(given?.options)
  const right = new Set(set.right)
  const hasWrong = [...chosen].some((id) => !right.has(id))
  if (chosen.size === 0 || right.size === 0 || hasWrong) return part(set.points, 0)
  return part(set.points, chosen.size === right.size ? 1 : shares[set.partial](chosen.size, right.size))
}

export const examCheckboxChoices = ({ options }: ExamCheckboxSettings) =>
  options.map(({ id, label }) => ({ id, label }))

export const schema: SchemaFace<ExamCheckboxSettings, ExamCheckboxAnswer> = {
  settings,
  answer,
  faults: (set) => {
    const known = new Set(set.options.map(({ id }) => id))
    const isSet = set.right.length > 0 && set.right.every((id) => known.has(id))
    return [...titleFaults(set), ...optionFaults(set.options), ...(isSet ? [] : [answerMissing(['right'])])]
  },
  check: ({ options }, { options: chosen }) => chosenProblems(chosen, '', options),
  typed: ({ options: chosen }, { options }) => {
    const labels = labelsOf(chosen, '', options)
    return chosen.map((id, at) => typedText(labels[at] ?? '', id))
  },
  choices: examCheckboxChoices,
  score: scoreOf,
}
