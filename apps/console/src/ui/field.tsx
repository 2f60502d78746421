import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import css from './field.module.css'

interface ControlProps {
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  'aria-required'?: boolean
  status?: 'error' | ''
}

interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the control says itself what it is. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** One control that takes `id`, `aria-*` and antd's `status`. */
  children: ReactElement<ControlProps>
}

/** Label, control, hint and fault, tied together for keyboard and screen reader. */
export function Field({ label, labelHidden, hint, error, required, children }: FieldProps) {
  const id = useId()
  const says = error || hint ? `${id}-says` : undefined
  const control = cloneElement(children, {
    id,
    'aria-invalid': Boolean(error),
    ...(says ? { 'aria-describedby': says } : {}),
    ...(required ? { 'aria-required': true } : {}),
    status: error ? 'error' : '',
  })
  return (
    <div className={css.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : css.label}>
        {label}
      </label>
      {control}
      {says && (
        <div id={says} className={error ? css.error : css.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </div>
      )}
    </div>
  )
}
