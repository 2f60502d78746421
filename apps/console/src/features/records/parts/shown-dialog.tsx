import type { Form, FormShown } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { shownQuery } from './queries.ts'

interface ShownDialogProps {
  form: Form
  onClose: () => void
}

/** What visitors of live codes see of the records of a form. */
export function ShownDialog(props: ShownDialogProps) {
  const { data } = useQuery(shownQuery(props.form.id))
  return data ? <Shown {...props} shown={data} /> : null
}

function Shown({ form: { id }, onClose, shown }: ShownDialogProps & { shown: FormShown }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { last: shown.last, name: shown.name },
    showsFailure: true,
    async onSubmit({ last, name }) {
      const kept = await client.shownRecords.set({ formId: id, shown: { last, name: last && name } })
      queries.setQueryData(shownQuery(id).queryKey, kept)
      toast.success(t('recordScreens.shownSaved'))
      onClose()
    },
  })
  const { last, name } = form.values
  const isLocked = !shown.can.edit
  return (
    <DialogForm
      title={t('recordScreens.shown')}
      text={t('recordScreens.shownText')}
      action={t('recordScreens.viewSaveIt')}
      form={form}
      locked={isLocked ? t('recordScreens.mayNotSet') : undefined}
      onClose={onClose}
    >
      <Checkbox checked={last} disabled={isLocked} onChange={({ target }) => form.set('last', target.checked)}>
        {t('recordScreens.shownLast')}
      </Checkbox>
      <Checkbox
        checked={last && name}
        disabled={isLocked || !last}
        onChange={({ target }) => form.set('name', target.checked)}
      >
        {t('recordScreens.shownName')}
      </Checkbox>
    </DialogForm>
  )
}
