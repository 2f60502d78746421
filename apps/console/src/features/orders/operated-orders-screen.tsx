import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { OperatedInvoices } from './parts/operated-invoices.tsx'
import { OperatedOrders } from './parts/operated-orders.tsx'

/** Orders and invoices of all accounts, for whoever runs the server. */
export function OperatedOrdersScreen() {
  const { t } = useTranslation()
  const [{ tab }, setState] = useUrlState({ tab: 'orders' })
  const value = tab === 'invoices' ? 'invoices' : 'orders'
  return (
    <Page title={t('app.navOperatedOrders')}>
      <Tabs
        label={t('app.navOperatedOrders')}
        tabs={[
          { key: 'orders', label: t('orders.orders') },
          { key: 'invoices', label: t('orders.invoices') },
        ]}
        value={value}
        onChange={(key) => void setState({ tab: key }, { push: true })}
      >
        {value === 'orders' ? <OperatedOrders /> : <OperatedInvoices />}
      </Tabs>
    </Page>
  )
}
