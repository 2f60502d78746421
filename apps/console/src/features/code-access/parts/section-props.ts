import type { Form } from '../../../ui/use-form.ts'
import type { AccessForm } from './access-form.ts'

/** What each part of the form is handed. */
export interface SectionProps {
  form: Form<AccessForm>
}
