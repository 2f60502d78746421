import { line, orEmpty, record } from '@matai/kinds'
import * as z from 'zod/mini'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, oneOf, optionalLine, question } from '../../parts/fields.ts'
import {
  chosenProblems,
  labelsOf,
  optionChoices,
  optionFaults,
  optionNamed,
  options,
  otherMax,
  quotaClaims,
  statusesOf,
} from '../../parts/options.ts'

const settings = record({
  ...question,
  options,
  other: no,
  otherLabel: optionalLine(50),
  look: oneOf(['list', 'dropdown', 'buttons']),
  shuffled: no,
})
export type RadioSettings = z.infer<typeof settings>

/** `text` is what stands for 'other' (`otherId`). */
const answer = record({ option: z.string().check(z.maxLength(32)), text: orEmpty(line(otherMax)) })
export type RadioAnswer = z.infer<typeof answer>

export const schema: SchemaFace<RadioSettings, RadioAnswer> = {
  settings,
  answer,
  faults: (set) => [...titleFaults(set), ...optionFaults(set.options)],
  check: (set, { option, text }) => chosenProblems([option], text, optionChoices(set)),
  typed: ({ option, text }, set) => [typedText(labelsOf([option], text, optionChoices(set))[0] ?? '', option)],
  fromText: (text, set) => {
    const option = optionNamed(text, optionChoices(set))
    return option === undefined ? undefined : { option, text: '' }
  },
  choices: optionChoices,
  isSingle: () => true,
  claims: ({ option }, set) => quotaClaims([option], set.options),
  statusChanges: ({ option }, set) => statusesOf([option], set.options),
}
