import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../stats.module.css'
import { Bars } from './bars.tsx'
import { Columns } from './columns.tsx'
import { ViewSwitch } from './view-switch.tsx'

export interface Share {
  key: string
  label: string
  people: number
  machines: number
  /** Different ones, where they are told apart. */
  visitors?: number
  /** Goes into the share: the cities of a province. */
  open?: () => void
}

interface ChartPanelProps {
  title: string
  shares: Share[]
  /** Columns for what has an order, bars for what has names. */
  kind: 'columns' | 'bars'
  action?: ReactNode
}

/** Visits of people as a picture with a sentence, or with those of machines as a table. */
export function ChartPanel({ title, shares, kind, action }: ChartPanelProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [asTable, setAsTable] = useState(false)
  const sum = shares.reduce((total, { people }) => total + people, 0)
  const most = shares.reduce<Share | undefined>(
    (top, share) => (share.people > (top?.people ?? 0) ? share : top),
    undefined,
  )
  const sentence = most
    ? t('stats.sentence', { sum: formatNumber(sum), label: most.label, most: formatNumber(most.people) })
    : t('stats.nothing')
  const Picture = kind === 'columns' ? Columns : Bars
  return (
    <Panel
      title={title}
      action={
        <span>
          {action}
          <ViewSwitch title={title} asTable={asTable} onChange={setAsTable} />
        </span>
      }
    >
      <p className={css.sentence}>
        {sentence} <span className={css.note}>{t('stats.unit')}</span>
      </p>
      {asTable ? <ShareTable title={title} shares={shares} /> : <Picture shares={shares} summary={sentence} />}
    </Panel>
  )
}

function ShareTable({ title, shares }: { title: string; shares: Share[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const hasVisitors = shares.some(({ visitors }) => visitors !== undefined)
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('stats.value')}</th>
          <th scope="col">{t('stats.people')}</th>
          {hasVisitors && <th scope="col">{t('stats.visitors')}</th>}
          <th scope="col">{t('stats.machines')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, label, people, visitors, machines }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{formatNumber(people)}</td>
            {hasVisitors && <td>{formatNumber(visitors ?? 0)}</td>}
            <td>{formatNumber(machines)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
