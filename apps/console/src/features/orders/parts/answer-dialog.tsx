import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { ordersChanged } from './queries.ts'

/** An invoice with its number and file, or why there is none. */
export function AnswerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { number: '', file: '', reason: '' },
    showsFailure: true,
    onSubmit: async (values) => {
      await client.invoices.answer({ id, ...values })
      ordersChanged(queries)
      toast.success(t('orders.answered'))
      onClose()
    },
  })
  return (
    <DialogForm title={t('orders.answerTitle')} action={t('orders.answer')} form={form} onClose={onClose}>
      <TextField label={t('orders.invoiceNumber')} max={30} {...form.field('number')} />
      <TextField label={t('orders.answerFile')} max={500} {...form.field('file')} />
      <TextField label={t('orders.reason')} max={200} {...form.field('reason')} />
    </DialogForm>
  )
}
