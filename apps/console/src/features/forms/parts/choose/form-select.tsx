import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { useFormOptions } from './use-form-options.ts'

interface FormSelectProps {
  label: string
  hint?: string
  error?: string | undefined
  /** What choosing no form is called; left out where one has to be chosen. */
  none?: string
  value: number | null
  onChange: (id: number | null) => void
}

/** No form has this id. */
const noForm = 0

/** Chooses one of the account's forms, or none where that is allowed. */
export function FormSelect({ label, hint, error, none, value, onChange }: FormSelectProps) {
  const { t } = useTranslation()
  const { select, isGone } = useFormOptions(value)
  const options = none === undefined ? select.options : [{ value: noForm, label: none }, ...select.options]
  return (
    <Field
      label={label}
      required={none === undefined}
      error={error ?? (isGone ? t('codeForms.formForeign') : undefined)}
      {...(hint && { hint })}
    >
      <Select<number | null>
        {...select}
        options={options}
        value={value ?? (none === undefined ? null : noForm)}
        onChange={(id) => onChange(id === noForm ? null : id)}
      />
    </Field>
  )
}
