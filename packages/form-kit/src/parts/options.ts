import { line, list, orEmpty, orNone, record, usually, whole } from '@matai/kinds'
import type * as z from 'zod/mini'
import { type Problem, problem, when, within } from '../engine/problem.ts'
import type { Choice, Claim, StatusChange } from '../engine/schema-face.ts'
import { key, optionsMax } from './fields.ts'

/** The id of the option that the filler words himself; no option of an editor can have it, as keys begin otherwise. */
export const otherId = '_other'
const labelMax = 200
export const otherMax = 200

/** An option that sets a status of the code when it is chosen. */
export const statusChange = orNone(
  record({ status: whole({ min: 1, max: 2 ** 31 }), item: whole({ min: 1, max: 2 ** 31 }) }),
)

export const option = record({
  id: key,
  label: orEmpty(line(labelMax)),
  status: statusChange,
  /** how many records may choose it; null: no end */
  quota: orNone(whole({ min: 1, max: 10_000_000 })),
})
export type Option = z.infer<typeof option>

export const options = usually(list(option, { most: optionsMax }), [])

export interface OptionSettings {
  options: readonly Option[]
  other: boolean
  otherLabel: string
}

/** What a choice needs before anybody can choose. */
export function optionFaults(options: readonly Choice[]): Problem[] {
  const labels = options.map(({ label }) => label.trim())
  const twice = (values: string[]) => new Set(values).size !== values.length
  return within('options', [
    ...when(options.length === 0, 'formFaults.optionsMissing'),
    ...labels.flatMap((label, at) => (label ? [] : [problem('formFaults.optionBlank', {}, [at, 'label'])])),
    ...when(twice(options.map(({ id }) => id)), 'formFaults.idTwice'),
    ...when(twice(labels.filter(Boolean)), 'formFaults.optionTwice'),
  ])
}

export const optionChoices = ({ options, other, otherLabel }: OptionSettings): Choice[] => [
  ...options.map(({ id, label }) => ({ id, label })),
  ...(other ? [{ id: otherId, label: otherLabel, ...(otherLabel ? {} : { phrase: 'forms.other' as const }) }] : []),
]

/** What is wrong with chosen options and the text of 'other'. */
export function chosenProblems(chosen: readonly string[], text: string, choices: readonly Choice[]): Problem[] {
  const known = new Set(choices.map(({ id }) => id))
  const isOther = chosen.includes(otherId)
  return [
    ...when(
      chosen.some((id) => !known.has(id)),
      'formProblems.unknownOption',
    ),
    ...when(new Set(chosen).size !== chosen.length, 'formProblems.optionTwice'),
    ...when(isOther && text.trim() === '', 'formProblems.otherMissing'),
    ...when(!isOther && text.trim() !== '', 'formProblems.otherNotChosen'),
  ]
}

/** What a reader sees of chosen options. */
export const labelsOf = (chosen: readonly string[], text: string, choices: readonly Choice[]): string[] =>
  chosen.map((id) => (id === otherId && text ? text : (choices.find((choice) => choice.id === id)?.label ?? '')))

export const quotaClaims = (chosen: readonly string[], options: readonly Option[]): Claim[] =>
  options.flatMap(({ id, quota }) =>
    quota !== null && chosen.includes(id) ? [{ key: id, amount: 1, most: quota }] : [],
  )

export const statusesOf = (chosen: readonly string[], options: readonly Option[]): StatusChange[] =>
  options.flatMap(({ id, status }) => (status && chosen.includes(id) ? [status] : []))

/** The option that a text means. */
export const optionNamed = (text: string, choices: readonly Choice[]): string | undefined =>
  choices.find(({ id, label }) => id !== otherId && label === text.trim())?.id
