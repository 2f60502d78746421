import { fileId, list, orNone, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { problem, within } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, optionalWhole, optionsMax, question } from '../../parts/fields.ts'
import {
  chosenProblems,
  labelsOf,
  option,
  optionFaults,
  optionNamed,
  quotaClaims,
  statusesOf,
} from '../../parts/options.ts'
import { selectionFaults, selectionProblems } from '../../parts/selections.ts'

const pictured = z.extend(option, { fileId: orNone(fileId({ kind: 'picture' })) })

const settings = record({
  ...question,
  options: usually(list(pictured, { most: optionsMax }), []),
  /** whether several can be chosen, and how many */
  multiple: no,
  min: optionalWhole(1, optionsMax),
  max: optionalWhole(1, optionsMax),
  shuffled: no,
})
export type PictureChoiceSettings = z.infer<typeof settings>

const answer = record({ options: list(z.string().check(z.maxLength(32)), { most: optionsMax }) })
export type PictureChoiceAnswer = z.infer<typeof answer>

const limitsOf = ({ multiple, min, max }: PictureChoiceSettings) => (multiple ? { min, max } : { min: 1, max: 1 })

export const pictureChoices = ({ options }: PictureChoiceSettings) => options.map(({ id, label }) => ({ id, label }))

export const schema: SchemaFace<PictureChoiceSettings, PictureChoiceAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...optionFaults(set.options),
    ...set.options.flatMap(({ fileId: picture }, at) =>
      picture === null ? within('options', within(at, [problem('formFaults.pictureMissing', {}, ['fileId'])])) : [],
    ),
    ...(set.multiple ? selectionFaults(set, set.options.length) : []),
  ],
  check: (set, { options: chosen }) => [
    ...chosenProblems(chosen, '', set.options),
    ...selectionProblems(chosen.length, limitsOf(set)),
  ],
  typed: ({ options: chosen }, set) => {
    const labels = labelsOf(chosen, '', set.options)
    return chosen.map((id, at) => typedText(labels[at] ?? '', id))
  },
  fromText: (text, set) => {
    const id = optionNamed(text, set.options)
    return id === undefined ? undefined : { options: [id] }
  },
  choices: pictureChoices,
  isSingle: ({ multiple }) => !multiple,
  claims: ({ options: chosen }, set) => quotaClaims(chosen, set.options),
  statusChanges: ({ options: chosen }, set) => statusesOf(chosen, set.options),
}
