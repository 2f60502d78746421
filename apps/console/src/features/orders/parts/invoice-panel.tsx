import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import css from './orders.module.css'
import { invoicesQuery, ordersQuery } from './queries.ts'
import { useMoney } from './use-money.ts'

const tones = { pending: 'warning', issued: 'success', rejected: 'quiet' } as const

/** Invoices that were asked for, with what became of them. */
export function InvoicePanel() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const money = useMoney()
  const [asking, setAsking] = useState(false)
  const { data: orders = [] } = useQuery(ordersQuery)
  const { data: invoices = [] } = useQuery(invoicesQuery)
  const fit = orders.filter(({ state, total, invoiced }) => state === 'paid' && total > 0 && !invoiced)
  return (
    <Panel
      title={t('orders.invoices')}
      action={
        <Button disabled={fit.length === 0} onClick={() => setAsking(true)}>
          {t('orders.askInvoice')}
        </Button>
      }
    >
      {invoices.length === 0 && <p className={css.text}>{t('orders.noInvoices')}</p>}
      <ul className={css.rows}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span className={css.grow}>
              <strong>{invoice.title}</strong>{' '}
              <StateTag tone={tones[invoice.state]}>{t(`orders.invoiceState_${invoice.state}`)}</StateTag>
              <small className={css.quiet}>
                {t(`orders.invoice_${invoice.kind}`)} · {formatInstant(invoice.createdAt)}
                {invoice.number && (
                  <>
                    {' '}
                    · {t('orders.invoiceNumber')} {invoice.number}
                  </>
                )}
                {invoice.reason && (
                  <>
                    {' '}
                    · {t('orders.reason')} {invoice.reason}
                  </>
                )}
              </small>
            </span>
            <span className={css.sum}>{money(invoice.fen)}</span>
            {invoice.file && (
              <Button size="small" href={invoice.file} target="_blank" rel="noreferrer">
                {t('orders.invoiceFile')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking && <InvoiceDialog orders={fit} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
