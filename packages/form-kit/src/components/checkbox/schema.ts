import { line, list, orEmpty, record } from '@matai/kinds'
import * as z from 'zod/mini'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, optionalLine, optionalWhole, optionsMax, question } from '../../parts/fields.ts'
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
import { selectionFaults, selectionProblems } from '../../parts/selections.ts'

const settings = record({
  ...question,
  options,
  other: no,
  otherLabel: optionalLine(50),
  min: optionalWhole(1, optionsMax),
  max: optionalWhole(1, optionsMax + 1),
  shuffled: no,
})
export type CheckboxSettings = z.infer<typeof settings>

/** `text` is what stands for 'other' (`otherId`). */
const answer = record({
  options: list(z.string().check(z.maxLength(32)), { most: optionsMax + 1 }),
  text: orEmpty(line(otherMax)),
})
export type CheckboxAnswer = z.infer<typeof answer>

export const schema: SchemaFace<CheckboxSettings, CheckboxAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...optionFaults(set.options),
    ...selectionFaults(set, optionChoices(set).length),
  ],
  check: (set, { options: chosen, text }) => [
    ...chosenProblems(chosen, text, optionChoices(set)),
    ...selectionProblems(chosen.length, set),
  ],
  typed: ({ options: chosen, text }, set) => {
    const labels = labelsOf(chosen, text, optionChoices(set))
    return chosen.map((id, at) => typedText(labels[at] ?? '', id))
  },
  fromText: (text, set) => {
    const named = text.split(/[,，;；、\n]/).map((word) => optionNamed(word, optionChoices(set)))
    const chosen = named.filter((id) => id !== undefined)
    return chosen.length === named.length ? { options: chosen, text: '' } : undefined
  },
  choices: optionChoices,
  claims: ({ options: chosen }, set) => quotaClaims(chosen, set.options),
  statusChanges: ({ options: chosen }, set) => statusesOf(chosen, set.options),
}
