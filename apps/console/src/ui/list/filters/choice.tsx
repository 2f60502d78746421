import { Select } from 'antd'
import { Field } from '../../field.tsx'
import type { Filter } from './filter.ts'

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
    fields: ({ [name]: value }, change, t) => (
      <Field label={label}>
        <Select
          value={value ?? ''}
          onChange={(next) => change({ [name]: next })}
          options={[{ value: '', label: t('app.filterAny') }, ...options]}
        />
      </Field>
    ),
  })
