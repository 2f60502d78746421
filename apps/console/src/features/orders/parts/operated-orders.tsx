import type { CallOutput, contract } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderStates } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { resource } from '../../../ui/resource.ts'
import { toast } from '../../../ui/toast-store.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OrderState } from './order-state.tsx'
import css from './orders.module.css'
import { ordersChanged } from './queries.ts'
import { useMoney } from './use-money.ts'

type Operated = CallOutput<typeof contract.orders.operatedList>['list'][number]

const operatedOrders = resource({
  key: ['orders', 'operated'],
  list: client.orders.operatedList,
  touches: [['orders'], ['user']],
})

const sorts = ['newest', 'oldest'] as const

/** What was ordered by all accounts: transfers are confirmed here, and money is given back. */
export function OperatedOrders() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const money = useMoney()
  const [confirming, setConfirming] = useState<Operated | null>(null)
  const columns = useMemo(
    () => [
      { key: 'account', title: t('orders.account'), locked: true, render: (row: Operated) => <Whose row={row} /> },
      {
        key: 'subject',
        title: t('orders.what'),
        render: ({ tier, years, payBy }: Operated) =>
          `${t('orders.subject', { tier: t(`dashboard.tier_${tier}`), count: years })} · ${t(`orders.pay_${payBy}`)}`,
      },
      { key: 'number', title: t('orders.orderNumber'), render: ({ number }: Operated) => number },
      { key: 'when', title: t('orders.when'), width: 170, render: (row: Operated) => formatInstant(row.createdAt) },
      { key: 'sum', title: t('orders.sum'), width: 120, render: ({ total }: Operated) => money(total) },
      {
        key: 'state',
        title: t('orders.state'),
        width: 110,
        render: (row: Operated) => <OrderState state={row.state} />,
      },
      {
        key: 'deeds',
        title: t('orders.answer'),
        width: 120,
        render: (row: Operated) => <Deeds row={row} onConfirm={setConfirming} />,
      },
    ],
    [t, formatInstant, money],
  )
  return (
    <>
      <ListScreen
        name="operated-orders"
        label={t('orders.orders')}
        resource={operatedOrders}
        columns={columns}
        rowKey={({ id }) => id}
        searchBy={t('orders.searchOrders')}
        sorts={{
          label: t('orders.sort'),
          options: sorts.map((value) => ({ value, label: t(`orders.${value}`) })),
        }}
        filters={{
          state: {
            label: t('orders.state'),
            options: orderStates.map((value) => ({ value, label: t(`orders.state_${value}`) })),
          },
        }}
        card={(row) => (
          <article className={css.card}>
            <Whose row={row} />
            <span>
              {money(row.total)} <OrderState state={row.state} />
            </span>
            <span className={css.quiet}>
              {t('orders.subject', { tier: t(`dashboard.tier_${row.tier}`), count: row.years })} ·{' '}
              {t(`orders.pay_${row.payBy}`)} · {formatInstant(row.createdAt)} · {row.number}
            </span>
            <Deeds row={row} onConfirm={setConfirming} />
          </article>
        )}
        empty={<EmptyState title={t('orders.noOrders')} />}
      />
      {confirming && <ConfirmDialog order={confirming} onClose={() => setConfirming(null)} />}
    </>
  )
}

function Whose({ row: { account } }: { row: Operated }) {
  return <strong>{account.name || `#${account.id}`}</strong>
}

function Deeds({ row, onConfirm }: { row: Operated; onConfirm: (row: Operated) => void }) {
  const { t } = useTranslation()
  const money = useMoney()
  const queries = useQueryClient()
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
  if (row.payBy === 'bank' && row.state === 'pending')
    return (
      <Button size="small" type="primary" onClick={() => onConfirm(row)}>
        {t('orders.confirm')}
      </Button>
    )
  if (row.state !== 'paid') return null
  return (
    <Button size="small" danger onClick={() => void refund(row)}>
      {t('orders.refund')}
    </Button>
  )
}
