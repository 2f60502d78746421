import type { Order } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { OrderState } from './order-state.tsx'
import css from './orders.module.css'
import { ordersChanged, ordersQuery } from './queries.ts'
import { useMoney } from './use-money.ts'

/** What was ordered, the newest first; what is not paid can still be paid. */
export function OrderPanel({ onPay }: { onPay: (id: number) => void }) {
  const { t } = useTranslation()
  const { formatInstant, formatDate } = useFormats()
  const money = useMoney()
  const queries = useQueryClient()
  const { data: orders, error, refetch } = useQuery(ordersQuery)

  async function cancel({ id }: Order) {
    const sure = await confirm({
      title: t('orders.cancelTitle'),
      text: t('orders.cancelText'),
      action: t('orders.cancel'),
      danger: true,
    })
    if (!sure) return
    try {
      await client.orders.cancel({ id })
      ordersChanged(queries)
      toast.success(t('orders.cancelled'))
    } catch (problem) {
      toast.error(sentenceOf(problem))
    }
  }

  if (!orders) {
    return (
      <Panel title={t('orders.orders')}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={3} />}
      </Panel>
    )
  }
  return (
    <Panel title={t('orders.orders')}>
      {orders.length === 0 && <p className={css.text}>{t('orders.noOrders')}</p>}
      <ul className={css.rows}>
        {orders.map((order) => (
          <li key={order.id}>
            <span className={css.grow}>
              <strong>{t('orders.subject', { tier: t(`dashboard.tier_${order.tier}`), count: order.years })}</strong>{' '}
              <OrderState state={order.state} />
              <small className={css.quiet}>
                {formatInstant(order.createdAt)} · {order.number}
                {order.from && order.until && (
                  <> · {t('orders.term', { from: formatDate(order.from), until: formatDate(order.until) })}</>
                )}
              </small>
            </span>
            <span className={css.sum}>{money(order.total)}</span>
            {order.state === 'pending' && (
              <>
                <Button size="small" type="primary" onClick={() => onPay(order.id)}>
                  {t('orders.goPay')}
                </Button>
                <Button size="small" onClick={() => void cancel(order)}>
                  {t('orders.cancel')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
