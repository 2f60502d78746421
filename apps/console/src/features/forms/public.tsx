import { lazy } from 'react'

export { FormField } from './parts/choose/form-field.tsx'
export { FormSelect } from './parts/choose/form-select.tsx'

/** What a list of codes opens it with weighs less than choosing a form does. */
export const PutFormDialog = lazy(async () => ({
  default: (await import('./parts/use/put-form-dialog.tsx')).PutFormDialog,
}))

/** The same for what asks about answers. */
export const ConditionEditor = lazy(async () => ({
  default: (await import('./parts/conditions/condition-editor.tsx')).ConditionEditor,
}))
