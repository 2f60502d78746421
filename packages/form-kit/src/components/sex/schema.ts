import { choice, record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type Choice, type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, question } from '../../parts/fields.ts'

const settings = record({
  ...question,
  /** whether one need not say */
  undisclosed: no,
})
export type SexSettings = z.infer<typeof settings>

const answer = choice(['male', 'female', 'undisclosed'])
export type Sex = z.infer<typeof answer>

/** The ids are what is stored; what they are called stands in the phrases `forms.male` and so on. */
export const sexesOf = ({ undisclosed }: SexSettings): Sex[] =>
  undisclosed ? ['male', 'female', 'undisclosed'] : ['male', 'female']

/** As forms are filled in both languages. */
const written: Record<string, Sex> = { 男: 'male', 女: 'female', male: 'male', female: 'female' }

export const sexChoices = (set: SexSettings): Choice[] =>
  sexesOf(set).map((id) => ({ id, label: id, phrase: `forms.${id}` }))

export const schema: SchemaFace<SexSettings, Sex> = {
  settings,
  answer,
  faults: titleFaults,
  check: (set, sex) => when(!sexesOf(set).includes(sex), 'formProblems.unknownOption'),
  typed: (sex) => [typedText(sex, sex)],
  fromText: (text) => written[text.trim().toLowerCase()],
  choices: sexChoices,
  isSingle: () => true,
  person: 'sex',
}
