import type { Filter } from './filter.ts'
import { ChoiceField } from './late-fields.ts'

/** One value of a few, or any. */
export interface Choice {
  label: string
  options: readonly { value: string; label: string }[]
}

export const choice =
  ({ label, options }: Choice) =>
  (name: string): Filter => ({
    names: [name],
    read: (_, written) => options.find(({ value }) => value === written)?.value ?? '',
    asked: ({ [name]: value }) => (value ? { [name]: value } : {}),
    chip: ({ [name]: value }) => (value ? options.find((option) => option.value === value)?.label : undefined),
    fields: ({ [name]: value = '' }, change) => (
      <ChoiceField label={label} value={value} options={options} onChange={(next) => change({ [name]: next })} />
    ),
  })
