import type { Order } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { ordersChanged } from './queries.ts'
import { useMoney } from './use-money.ts'

interface ConfirmDialogProps {
  order: Pick<Order, 'id' | 'number' | 'total'> & { account: { name: string } }
  onClose: () => void
}

/** The money of a bank transfer is there: how much, and the bank's word for it. */
export function ConfirmDialog({ order, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const money = useMoney()
  const queries = useQueryClient()
  const form = useForm({
    initial: { fen: '', reference: '' },
    checks: { reference: (reference) => (reference.trim() === '' ? t('errors.required') : undefined) },
    showsFailure: true,
    onSubmit: async ({ fen, reference }) => {
      await client.orders.confirm({ id: order.id, fen: Math.round(Number(fen) * 100), reference })
      ordersChanged(queries)
      toast.success(t('orders.confirmed'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('orders.confirm')}
      text={t('orders.confirmText', { name: order.account.name, number: order.number, sum: money(order.total) })}
      action={t('orders.confirm')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('orders.confirmSum')} max={12} inputMode="decimal" required {...form.field('fen')} />
      <TextField label={t('orders.reference')} max={64} required {...form.field('reference')} />
    </DialogForm>
  )
}
