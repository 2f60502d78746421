import type { Stock } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { stock } from './queries.ts'

/** Somebody counted. */
export function CorrectDialog({ row, onClose }: { row: Stock; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = stock.useChanged()
  const form = useForm({
    initial: { quantity: row.quantity, reason: '' },
    checks: { reason: (reason) => (reason.trim() === '' ? t('stock.reasonMissing') : undefined) },
    showsFailure: true,
    async onSubmit(values) {
      await client.stock.correct({ qrCodeId: row.qrCode.id, ...values })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('stockScreens.correctTitle', { name: row.qrCode.name })}
      action={t('stockScreens.correct')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('stockScreens.quantityIn', { unit: row.unit })}
        required
        autoFocus
        inputMode="decimal"
        max={18}
        {...form.field('quantity')}
      />
      <TextField label={t('stockScreens.reason')} required max={200} {...form.field('reason')} />
    </DialogForm>
  )
}
