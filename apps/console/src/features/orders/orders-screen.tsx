import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { isAdmin, useUser } from '../../user.ts'
import { BuyDialog, isSold } from './parts/buy-dialog.tsx'
import { Comparison } from './parts/comparison.tsx'
import { CurrentTier } from './parts/current-tier.tsx'
import { InvoicePanel } from './parts/invoice-panel.tsx'
import { OrderPanel } from './parts/order-panel.tsx'
import css from './parts/orders.module.css'
import { PayDialog } from './parts/pay-dialog.tsx'
import { PreviewDialog } from './parts/preview-dialog.tsx'
import { offerQuery } from './parts/queries.ts'

/** What the account has and uses, what other editions have, and what was bought. */
export function OrdersScreen() {
  const { t } = useTranslation()
  if (isAdmin(useUser())) return <Orders />
  return (
    <Page title={t('app.navOrders')}>
      <EmptyState title={t('orders.adminOnly')} text={t('orders.adminOnlyText')} />
    </Page>
  )
}

function Orders() {
  const { t } = useTranslation()
  const { data: offer, error, refetch } = useQuery(offerQuery)
  const [{ buy, pay, preview }, setState] = useUrlState({ buy: '', pay: 0, preview: '' })
  if (!offer) {
    return (
      <Page title={t('app.navOrders')}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={32} />}
      </Page>
    )
  }
  const isShop = offer.payWays.length > 0
  const previewed = offer.tiers.find(({ tier }) => tier === preview)?.tier
  return (
    <Page title={t('app.navOrders')}>
      <div className={css.screen}>
        <CurrentTier offer={offer} />
        <Comparison
          offer={offer}
          onBuy={(tier) => void setState({ buy: tier }, { push: true })}
          onPreview={(tier) => void setState({ preview: tier }, { push: true })}
        />
        {isShop && <OrderPanel onPay={(id) => void setState({ pay: id }, { push: true })} />}
        {isShop && <InvoicePanel />}
      </div>
      {isShop && isSold(buy) && (
        <BuyDialog
          tier={buy}
          payWays={offer.payWays}
          onClose={() => void setState({ buy: '' })}
          onMade={({ id }) => void setState({ buy: '', pay: id })}
        />
      )}
      {isShop && previewed && <PreviewDialog tier={previewed} onClose={() => void setState({ preview: '' })} />}
      {pay > 0 && <PayDialog id={pay} onClose={() => void setState({ pay: 0 })} />}
    </Page>
  )
}
