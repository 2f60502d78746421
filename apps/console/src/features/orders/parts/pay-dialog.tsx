import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { QrPicture, startStyle } from '../../styles/public.tsx'
import css from './orders.module.css'
import { ordersChanged } from './queries.ts'
import { useMoney } from './use-money.ts'

/** Milliseconds between two looks whether it was paid. */
const lookEvery = 3_000

/** How an order is paid, and that it was: the page notices by itself. */
export function PayDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { formatDate, formatInstant } = useFormats()
  const money = useMoney()
  const queries = useQueryClient()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => client.orders.info({ id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' && state.data.payBy !== 'bank' ? lookEvery : false,
  })
  const state = order?.state
  useEffect(() => {
    if (state && state !== 'pending') {
      void queries.invalidateQueries({ queryKey: ['orders', 'list'] })
      void queries.invalidateQueries({ queryKey: ['orders', 'offer'] })
      void queries.invalidateQueries({ queryKey: ['user'] })
    }
  }, [state, queries])

  function body() {
    if (!order) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={4} />
    const tier = t(`dashboard.tier_${order.tier}`)
    if (order.state === 'paid')
      return <p role="status">{t('orders.paid', { tier, at: order.until ? formatDate(order.until) : '' })}</p>
    if (order.state !== 'pending') return <p role="status">{t(`orders.state_${order.state}`)}</p>
    const { qr, page, bank } = order.till
    return (
      <div className={css.pay}>
        {qr && (
          <>
            <QrPicture content={qr} style={startStyle} alt={t('orders.scanToPay')} width={220} />
            <p>{t('orders.scanToPay')}</p>
          </>
        )}
        {page && (
          <Button type="primary" href={page} target="_blank" rel="noreferrer">
            {t('orders.toAlipay')}
          </Button>
        )}
        {bank && (
          <>
            <p>{t('orders.bankText', { number: order.number })}</p>
            <pre className={css.bank}>{bank}</pre>
          </>
        )}
        {!bank && (
          <p className={css.text} role="status">
            {t('orders.waiting')}
          </p>
        )}
        <p className={css.text}>{t('orders.payUntil', { at: formatInstant(order.expiresAt) })}</p>
      </div>
    )
  }
  const close = () => {
    ordersChanged(queries)
    onClose()
  }
  return (
    <Dialog
      title={order ? t('orders.payTitle', { sum: money(order.total) }) : t('orders.orders')}
      onClose={close}
      foot={<Button onClick={close}>{t(state === 'pending' ? 'orders.later' : 'app.close')}</Button>}
    >
      {body()}
    </Dialog>
  )
}
