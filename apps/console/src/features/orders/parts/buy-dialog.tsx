import type { Order, PayWay } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { Losses } from './losses.tsx'
import css from './orders.module.css'
import { ordersChanged } from './queries.ts'
import { useMoney } from './use-money.ts'

const sold = ['basic', 'advanced', 'flagship', 'enterprise'] as const
type Sold = (typeof sold)[number]
const yearsOffered = [1, 2, 3, 5]

export const isSold = (tier: string): tier is Sold => sold.some((one) => one === tier)

interface BuyDialogProps {
  tier: Sold
  payWays: readonly PayWay[]
  onClose: () => void
  onMade: (order: Order) => void
}

/** What an edition costs, from when, and what would be lost; then how it is paid. */
export function BuyDialog({ tier, payWays, onClose, onMade }: BuyDialogProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const money = useMoney()
  const queries = useQueryClient()
  const form = useForm({
    initial: { years: 1, payBy: payWays[0] ?? 'bank' },
    showsFailure: true,
    onSubmit: async ({ years, payBy }) => {
      const order = await client.orders.add({ tier, years, payBy })
      ordersChanged(queries)
      onMade(order)
    },
  })
  const { years } = form.values
  const { data: quote, error } = useQuery({
    queryKey: ['orders', 'quote', tier, years],
    queryFn: ({ signal }) => client.orders.quote({ tier, years }, { signal }),
    retry: false,
  })
  const name = t(`dashboard.tier_${tier}`)
  const lost = quote ? [...quote.loses.features, ...quote.loses.limits] : []
  return (
    <DialogForm title={t('orders.buyTitle', { tier: name })} action={t('orders.make')} form={form} onClose={onClose}>
      <Field label={t('orders.years')}>
        <Select
          value={years}
          options={yearsOffered.map((value) => ({ value, label: t('orders.yearsCount', { count: value }) }))}
          onChange={(value: number) => form.set('years', value)}
        />
      </Field>
      {error && (
        <p className={css.problem} role="alert">
          {sentenceOf(error)}
        </p>
      )}
      {!quote && !error && <Skeleton rows={4} />}
      {quote && (
        <dl className={css.sums} aria-live="polite">
          <dt>{t('orders.price')}</dt>
          <dd>{money(quote.price)}</dd>
          {quote.credit > 0 && (
            <>
              <dt>{t('orders.credit')}</dt>
              <dd>−{money(quote.credit)}</dd>
            </>
          )}
          <dt>{t('orders.total')}</dt>
          <dd className={css.total}>{money(quote.total ?? 0)}</dd>
        </dl>
      )}
      {quote && (
        <p className={css.text}>
          {t(`orders.kind_${quote.kind}`)}
          {' · '}
          {t('orders.term', { from: formats.formatDate(quote.from), until: formats.formatDate(quote.until) })}
        </p>
      )}
      {quote && lost.length > 0 && <Losses tier={tier} loses={quote.loses} />}
      <Field label={t('orders.payBy')}>
        <Radio.Group
          value={form.values.payBy}
          options={payWays.map((value) => ({ value, label: t(`orders.pay_${value}`) }))}
          onChange={({ target }) => form.set('payBy', target.value as PayWay)} // one of the options
        />
      </Field>
    </DialogForm>
  )
}
