import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../field.tsx'
import type { FilterChip } from './filter-chips.tsx'

/** One value of a few, or any. */
export interface Choice {
  label: string
  options: readonly { value: string; label: string }[]
}

/** The filters of a list, by their names in the call and in the address. */
export type Filters = Readonly<Record<string, Choice>>

/** What is chosen of each; empty is any. */
export type Chosen = Record<string, string>

export function noneOf(filters: Filters): Chosen {
  return Object.fromEntries(Object.keys(filters).map((key) => [key, '']))
}

/** Takes from the address what can be chosen at all. */
export function chosenOf(filters: Filters, state: Readonly<Record<string, unknown>>): Chosen {
  const entries = Object.entries(filters).map(([key, { options }]) => {
    const known = options.find(({ value }) => value === state[key])
    return [key, known?.value ?? '']
  })
  return Object.fromEntries(entries) as Chosen // the same keys, each with a text
}

/** What the call is asked for: filters that are set, and no others. */
export function askedOf(chosen: Chosen): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
}

export function chipsOf(filters: Filters, chosen: Chosen, change: (change: Chosen) => void): FilterChip[] {
  return Object.entries(filters).flatMap(([key, { options }]) => {
    const set = options.find(({ value }) => value !== '' && value === chosen[key])
    return set ? [{ key, text: set.label, onRemove: () => change({ [key]: '' }) }] : []
  })
}

interface FilterFieldsProps {
  filters: Filters
  values: Chosen
  change: (change: Chosen) => void
}

/** A field for each filter. */
export function FilterFields({ filters, values, change }: FilterFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      {Object.entries(filters).map(([key, { label, options }]) => (
        <Field key={key} label={label}>
          <Select
            value={values[key] ?? ''}
            onChange={(value) => change({ [key]: value })}
            options={[{ value: '', label: t('app.filterAny') }, ...options]}
          />
        </Field>
      ))}
    </>
  )
}
