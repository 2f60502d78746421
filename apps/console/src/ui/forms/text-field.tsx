import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'inputMode' | 'placeholder' | 'autoFocus' | 'type'> {
  label: string
  hint?: string
  required?: boolean
  /** Most letters that it takes. */
  max: number
  /** Lines of a text that has several. */
  rows?: number
  /** From `form.field(name)`. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A text of a form, in one line or in several. */
export function TextField({ label, hint, error, required, rows, max, onChange, ...input }: TextFieldProps) {
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  const { value, placeholder, autoFocus } = input
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {rows ? (
        <Input.TextArea
          rows={rows}
          maxLength={max}
          onChange={change}
          value={value}
          {...(placeholder ? { placeholder } : {})}
          {...(autoFocus ? { autoFocus } : {})}
        />
      ) : (
        <Input maxLength={max} onChange={change} autoComplete="off" {...input} />
      )}
    </Field>
  )
}
