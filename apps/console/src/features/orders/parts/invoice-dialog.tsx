import type { Order } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { isTaxNumber, plainTaxNumber } from '@matai/rules/tax-number'
import { Checkbox, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { ordersChanged } from './queries.ts'
import { useMoney } from './use-money.ts'

const special = ['address', 'phone', 'bank', 'bankNumber'] as const
const lengths = { address: 100, phone: 30, bank: 100, bankNumber: 30 } as const

/** Asks for an invoice: whom for, of which orders. All that is missing is said at once, each at its field. */
export function InvoiceDialog({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const { t } = useTranslation()
  const money = useMoney()
  const queries = useQueryClient()
  const needed = (text: string, { kind, titleKind }: { kind: string; titleKind: string }) =>
    kind === 'special' && titleKind === 'company' && text.trim() === '' ? t('orders.specialMissing') : undefined
  const form = useForm({
    initial: {
      ...{ orderIds: orders.map(({ id }) => id), kind: 'ordinary' as 'ordinary' | 'special' },
      ...{ titleKind: 'company' as 'company' | 'person', title: '', taxNumber: '', email: '' },
      ...{ address: '', phone: '', bank: '', bankNumber: '' },
    },
    showsFailure: true,
    checks: {
      orderIds: (ids) => (ids.length === 0 ? t('orders.invoiceOrders') : undefined),
      title: (title) => (title.trim() === '' ? t('orders.titleMissing') : undefined),
      taxNumber: (number, { titleKind }) =>
        titleKind === 'company' && !isTaxNumber(plainTaxNumber(number)) ? t('orders.taxNumberWrong') : undefined,
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t('orders.emailWrong')),
      ...{ address: needed, phone: needed, bank: needed, bankNumber: needed },
    },
    onSubmit: async (values) => {
      await client.invoices.add(values)
      ordersChanged(queries)
      toast.success(t('orders.sent'))
      onClose()
    },
  })
  const { values, errors } = form
  const isCompany = values.titleKind === 'company'
  return (
    <DialogForm title={t('orders.invoiceTitle')} action={t('orders.send')} form={form} onClose={onClose}>
      <Field label={t('orders.invoiceFor')} error={errors.orderIds}>
        <Checkbox.Group
          value={values.orderIds}
          options={orders.map(({ id, tier, years, total }) => ({
            value: id,
            label: `${t('orders.subject', { tier: t(`dashboard.tier_${tier}`), count: years })} ${money(total)}`,
          }))}
          onChange={(ids) => form.set('orderIds', ids)}
        />
      </Field>
      <Field label={t('orders.invoiceKind')} error={errors.kind}>
        <Radio.Group
          value={values.kind}
          options={(['ordinary', 'special'] as const).map((value) => ({ value, label: t(`orders.invoice_${value}`) }))}
          onChange={({ target }) => {
            form.set('kind', target.value as 'ordinary' | 'special') // one of the options
            // There is no special one for a person.
            if (target.value === 'special') form.set('titleKind', 'company')
          }}
        />
      </Field>
      <Field label={t('orders.titleKind')}>
        <Radio.Group
          value={values.titleKind}
          options={(['company', 'person'] as const).map((value) => ({
            value,
            label: t(`orders.title_${value}`),
            disabled: value === 'person' && values.kind === 'special',
          }))}
          onChange={({ target }) => form.set('titleKind', target.value as 'company' | 'person')} // one of the options
        />
      </Field>
      <TextField label={t('orders.title')} max={100} required {...form.field('title')} />
      {isCompany && (
        <TextField
          label={t('orders.taxNumber')}
          hint={t('orders.taxHint')}
          max={20}
          required
          {...form.field('taxNumber')}
        />
      )}
      {isCompany &&
        values.kind === 'special' &&
        special.map((field) => (
          <TextField key={field} label={t(`orders.${field}`)} max={lengths[field]} required {...form.field(field)} />
        ))}
      <TextField label={t('orders.email')} max={254} required {...form.field('email')} />
    </DialogForm>
  )
}
