import type { CallOutput, contract } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { confirm } from '../../ui/confirm-store.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AnswerDialog } from './parts/answer-dialog.tsx'
import { ConfirmDialog } from './parts/confirm-dialog.tsx'
import { OrderState } from './parts/order-state.tsx'
import css from './parts/orders.module.css'
import { ordersChanged } from './parts/queries.ts'
import { useMoney } from './parts/use-money.ts'

type Operated = CallOutput<typeof contract.orders.operatedList>['list'][number]
type Asked = CallOutput<typeof contract.invoices.operatedList>['list'][number]

/** Orders and invoices of all accounts, for whoever runs the server. */
export function OperatedOrdersScreen() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const money = useMoney()
  const queries = useQueryClient()
  const [confirming, setConfirming] = useState<Operated | null>(null)
  const [answering, setAnswering] = useState<Asked | null>(null)
  const orders = useQuery({
    queryKey: ['orders', 'operated'],
    queryFn: ({ signal }) => client.orders.operatedList({}, { signal }),
  })
  const invoices = useQuery({
    queryKey: ['orders', 'operatedInvoices'],
    queryFn: ({ signal }) => client.invoices.operatedList({}, { signal }),
  })

  async function refund({ id, total, account }: Operated) {
    const sure = await confirm({
      title: t('orders.refundTitle', { sum: money(total) }),
      text: t('orders.refundText', { name: account.name }),
      action: t('orders.refund'),
      danger: true,
    })
    if (!sure) return
    try {
      await client.orders.refund({ id })
      ordersChanged(queries)
      toast.success(t('orders.refunded'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const error = orders.error ?? invoices.error
  if (!orders.data || !invoices.data) {
    return (
      <Page title={t('app.navOperatedOrders')}>
        {error ? <ErrorState error={error} onRetry={() => void orders.refetch()} /> : <Skeleton rows={6} />}
      </Page>
    )
  }
  return (
    <Page title={t('app.navOperatedOrders')}>
      <div className={css.screen}>
        <Panel title={t('orders.orders')}>
          {orders.data.list.length === 0 && <p className={css.text}>{t('orders.noOrders')}</p>}
          <ul className={css.rows}>
            {orders.data.list.map((order) => (
              <li key={order.id}>
                <span className={css.grow}>
                  <strong>{order.account.name || `#${order.account.id}`}</strong> <OrderState state={order.state} />
                  <small className={css.quiet}>
                    {t('orders.subject', { tier: t(`dashboard.tier_${order.tier}`), count: order.years })} ·{' '}
                    {t(`orders.pay_${order.payBy}`)} · {formatInstant(order.createdAt)} · {order.number}
                  </small>
                </span>
                <span className={css.sum}>{money(order.total)}</span>
                {order.payBy === 'bank' && order.state === 'pending' && (
                  <Button size="small" type="primary" onClick={() => setConfirming(order)}>
                    {t('orders.confirm')}
                  </Button>
                )}
                {order.state === 'paid' && (
                  <Button size="small" danger onClick={() => void refund(order)}>
                    {t('orders.refund')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('orders.invoices')}>
          {invoices.data.list.length === 0 && <p className={css.text}>{t('orders.noInvoices')}</p>}
          <ul className={css.rows}>
            {invoices.data.list.map((invoice) => (
              <li key={invoice.id}>
                <span className={css.grow}>
                  <strong>{invoice.title}</strong> {t(`orders.invoice_${invoice.kind}`)} ·{' '}
                  {t(`orders.invoiceState_${invoice.state}`)}
                  <small className={css.quiet}>
                    {[
                      invoice.account.name,
                      ...[invoice.taxNumber, invoice.address, invoice.phone, invoice.bank, invoice.bankNumber],
                      ...[invoice.email, invoice.number, invoice.reason],
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <span className={css.sum}>{money(invoice.fen)}</span>
                {invoice.state === 'pending' && (
                  <Button size="small" type="primary" onClick={() => setAnswering(invoice)}>
                    {t('orders.answer')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      {confirming && <ConfirmDialog order={confirming} onClose={() => setConfirming(null)} />}
      {answering && <AnswerDialog id={answering.id} onClose={() => setAnswering(null)} />}
    </Page>
  )
}
