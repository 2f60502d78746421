import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Bars } from '../../../ui/charts/bars.tsx'
import { Columns } from '../../../ui/charts/columns.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../stats.module.css'
import { ViewSwitch } from './view-switch.tsx'

export interface Share {
  key: string
  label: string
  people: number
  machines: number
  /** Different ones, where they are told apart. */
  visitors?: number
  /** People in the same place of the period before. */
  before?: number | undefined
  /** Goes into the share: the cities of a province, one day, the codes of a directory. */
  open?: (() => void) | undefined
}

interface ChartPanelProps {
  title: string
  shares: Share[]
  /** Columns for what has an order, bars for what has names. */
  kind: 'columns' | 'bars'
  /** Beside the picture, in a panel as wide as two: the same on a map. */
  map?: ReactNode
  /** Instead of which share is the largest. */
  sentence?: string
  /** Beneath the picture: what a mark in it means. */
  note?: ReactNode
  action?: ReactNode
}

/** Visits of people as a picture with a sentence, or with those of machines as a table. */
export function ChartPanel({ title, shares, kind, map, sentence, note, action }: ChartPanelProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [asTable, setAsTable] = useState(false)
  const most = shares.reduce<Share | undefined>(
    (top, share) => (share.people > (top?.people ?? 0) ? share : top),
    undefined,
  )
  const said =
    sentence ??
    (most ? t('stats.sentence', { label: most.label, most: formatNumber(most.people) }) : t('stats.nothing'))
  const drawn = shares.map(({ key, label, people, before, open }) => ({ key, label, value: people, before, open }))
  const picture = kind === 'columns' ? <Columns columns={drawn} summary={said} /> : <Bars bars={drawn} />
  const mapped = map ? (
    <div className={css.mapped}>
      {map}
      <div>{picture}</div>
    </div>
  ) : (
    picture
  )
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
      <p className={css.sentence}>{said}</p>
      {asTable ? <ShareTable title={title} shares={shares} /> : mapped}
      {!asTable && note && <p className={css.note}>{note}</p>}
    </Panel>
  )
}

function ShareTable({ title, shares }: { title: string; shares: Share[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const hasVisitors = shares.some(({ visitors }) => visitors !== undefined)
  const hasBefore = shares.some(({ before }) => before !== undefined)
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('stats.value')}</th>
          <th scope="col">{t('stats.people')}</th>
          {hasVisitors && <th scope="col">{t('stats.visitors')}</th>}
          {hasBefore && <th scope="col">{t('stats.before')}</th>}
          <th scope="col">{t('stats.machines')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, label, people, machines, visitors, before, open }) => (
          <tr key={key}>
            <th scope="row">
              {open ? (
                <button type="button" className={css.open} onClick={open}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
            <td>{formatNumber(people)}</td>
            {hasVisitors && <td>{formatNumber(visitors ?? 0)}</td>}
            {hasBefore && <td>{formatNumber(before ?? 0)}</td>}
            <td>{formatNumber(machines)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
