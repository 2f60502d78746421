import { type ReactNode, useRef } from 'react'
import type { Form } from '../use-form.ts'
import css from './forms.module.css'
import { useFirstFault } from './use-first-fault.ts'

/** What a dialog and a drawer show of a form, whatever its values are. */
export type ShownForm = Pick<Form<object>, 'failure' | 'refused' | 'sending' | 'isSending' | 'submit' | 'dirty'>

interface FormBodyProps {
  /** By which a button outside of the form sends it. */
  id?: string
  form: ShownForm
  children: ReactNode
}

/** Fields that Enter sends; the first that is wrong gets the focus. */
export function FormBody({ id, form, children }: FormBodyProps) {
  const place = useRef<HTMLFormElement>(null)
  useFirstFault(place, form.refused)
  return (
    <form id={id} ref={place} className={css.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {children}
    </form>
  )
}

/** What is wrong with none of the fields; stands next to the button, and nowhere when nothing is. */
export function FormFailure({ form }: { form: Pick<ShownForm, 'failure'> }) {
  if (!form.failure) return null
  return (
    <p className={css.failure} role="alert">
      {form.failure}
    </p>
  )
}
