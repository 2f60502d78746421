import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { FormField } from '../choose/form-field.tsx'
import { codesOfFormsChanged } from '../queries.ts'

interface PutFormDialogProps {
  /** Ids of the live codes. */
  ids: string[]
  /** Called when codes have it, and when they no longer do. */
  onChanged: () => void
  onClose: () => void
}

/** Puts a form on live codes; it can be taken back. */
export function PutFormDialog({ ids, onChanged, onClose }: PutFormDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const told = async () => {
    await codesOfFormsChanged(queries)
    onChanged()
  }
  const form = useForm({
    initial: { formId: 0 },
    showsFailure: true,
    checks: { formId: (id) => (id === 0 ? t('codeForms.formMissing') : undefined) },
    async onSubmit({ formId }) {
      const { changed } = await client.codeForms.addForm({ ids, formId })
      await told()
      const undo = { label: t('app.undo'), run: () => void takeBack(changed, formId) }
      if (changed.length === 0) toast.info(t('codeForms.addedNone'))
      else toast.success(t('codeForms.added', { count: changed.length }), undo)
      onClose()
    },
  })

  async function takeBack(changed: string[], formId: number) {
    try {
      await client.codeForms.removeForm({ ids: changed, formId })
      await told()
      toast.success(t('app.undone'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return (
    <DialogForm
      title={t('codeForms.addTitle', { count: ids.length })}
      text={t('codeForms.addText')}
      action={t('codeForms.add')}
      form={form}
      onClose={onClose}
    >
      <FormField
        value={form.values.formId || null}
        error={form.errors.formId as string | undefined}
        onChange={({ id }) => form.set('formId', id)}
      />
    </DialogForm>
  )
}
