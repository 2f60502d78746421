import { orNone, record } from '@matai/kinds'
import * as z from 'zod/mini'
import { type SchemaFace, type Score, typedText } from '../../engine/schema-face.ts'
import { answerMissing, examOptions, examQuestion, part, points } from '../../parts/exam.ts'
import { titleFaults } from '../../parts/faults.ts'
import { key } from '../../parts/fields.ts'
import { chosenProblems, labelsOf, optionFaults } from '../../parts/options.ts'

const settings = record({ ...examQuestion, options: examOptions, right: orNone(key), points })
export type ExamRadioSettings = z.infer<typeof settings>

const answer = record({ option: z.string().check(z.maxLength(32)) })
export type ExamRadioAnswer = z.infer<typeof answer>

export const scoreOf = (set: ExamRadioSettings, given: ExamRadioAnswer | undefined): Score =>
  part(set.points, given !== undefined && given.option === set.right ? 1 : 0)

export const examRadioChoices = ({ options }: ExamRadioSettings) => options.map(({ id, label }) => ({ id, label }))

export const schema: SchemaFace<ExamRadioSettings, ExamRadioAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...optionFaults(set.options),
    ...(set.options.some(({ id }) => id === set.right) ? [] : [answerMissing(['right'])]),
  ],
  check: ({ options }, { option }) => chosenProblems([option], '', options),
  typed: ({ option }, { options }) => [typedText(labelsOf([option], '', options)[0] ?? '', option)],
  choices: examRadioChoices,
  isSingle: () => true,
  score: scoreOf,
}
