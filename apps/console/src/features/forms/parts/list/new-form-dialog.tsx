import { useQueryClient } from '@tanstack/react-query'
import { formTitleMax } from '@matai/form-kit/limits'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { formsChanged } from '../queries.ts'

/** Asks what a new form is called. */
export function NewFormDialog({ groupId, onClose }: { groupId: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { title: '' },
    showsFailure: true,
    checks: { title: (title) => (title.trim() === '' ? t('errors.nameEmpty') : undefined) },
    async onSubmit({ title }) {
      await client.forms.save({ groupId, document: { title: title.trim(), pages: [{ id: 'p1' }] } })
      await formsChanged(queries)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('formScreens.new')}
      text={t('formScreens.newText')}
      action={t('formScreens.create')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('formScreens.name')} max={formTitleMax} required autoFocus {...form.field('title')} />
    </DialogForm>
  )
}
