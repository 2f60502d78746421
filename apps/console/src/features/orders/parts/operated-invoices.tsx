import type { CallOutput, contract } from '@matai/contract'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoiceStates } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { resource } from '../../../ui/resource.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import css from './orders.module.css'
import { useMoney } from './use-money.ts'

type Asked = CallOutput<typeof contract.invoices.operatedList>['list'][number]

const operatedInvoices = resource({
  key: ['orders', 'operatedInvoices'],
  list: client.invoices.operatedList,
  touches: [['orders']],
})

const tones = { pending: 'warning', issued: 'success', rejected: 'quiet' } as const

const sorts = ['newest', 'oldest'] as const

/** Invoices that all accounts asked for, with what has to stand on them. */
export function OperatedInvoices() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const money = useMoney()
  const [answering, setAnswering] = useState<Asked | null>(null)
  const columns = useMemo(() => {
    const state = (row: Asked) => <StateTag tone={tones[row.state]}>{t(`orders.invoiceState_${row.state}`)}</StateTag>
    return [
      { key: 'title', title: t('orders.title'), width: 440, locked: true, render: (row: Asked) => <What row={row} /> },
      { key: 'account', title: t('orders.account'), width: 180, render: (row: Asked) => whose(row) },
      { key: 'when', title: t('orders.when'), width: 170, render: (row: Asked) => formatInstant(row.createdAt) },
      { key: 'sum', title: t('orders.sum'), width: 120, render: ({ fen }: Asked) => money(fen) },
      { key: 'state', title: t('orders.state'), width: 110, render: state },
      {
        key: 'deeds',
        title: t('orders.answer'),
        width: 110,
        render: (row: Asked) => <Answer row={row} onAnswer={setAnswering} />,
      },
    ]
  }, [t, formatInstant, money])
  return (
    <>
      <ListScreen
        name="operated-invoices"
        label={t('orders.invoices')}
        resource={operatedInvoices}
        columns={columns}
        rowKey={({ id }) => id}
        searchBy={t('orders.searchInvoices')}
        sorts={{
          label: t('orders.sort'),
          options: sorts.map((value) => ({ value, label: t(`orders.${value}`) })),
        }}
        filters={{
          state: {
            label: t('orders.state'),
            options: invoiceStates.map((value) => ({ value, label: t(`orders.invoiceState_${value}`) })),
          },
        }}
        card={(row) => (
          <article className={css.card}>
            <What row={row} />
            <span>
              {money(row.fen)} <StateTag tone={tones[row.state]}>{t(`orders.invoiceState_${row.state}`)}</StateTag>
            </span>
            <span className={css.quiet}>
              {whose(row)} · {formatInstant(row.createdAt)}
            </span>
            <Answer row={row} onAnswer={setAnswering} />
          </article>
        )}
        empty={<EmptyState title={t('orders.noInvoices')} />}
      />
      {answering && <AnswerDialog id={answering.id} onClose={() => setAnswering(null)} />}
    </>
  )
}

const whose = ({ account }: Asked) => account.name || `#${account.id}`

function What({ row }: { row: Asked }) {
  const { t } = useTranslation()
  const details = [row.taxNumber, row.address, row.phone, row.bank, row.bankNumber, row.email, row.number, row.reason]
  return (
    <span className={css.what}>
      <strong>{row.title}</strong> {t(`orders.invoice_${row.kind}`)}
      <small className={css.quiet}>{details.filter(Boolean).join(' · ')}</small>
    </span>
  )
}

function Answer({ row, onAnswer }: { row: Asked; onAnswer: (row: Asked) => void }) {
  const { t } = useTranslation()
  if (row.state !== 'pending') return null
  return (
    <Button size="small" type="primary" onClick={() => onAnswer(row)}>
      {t('orders.answer')}
    </Button>
  )
}
