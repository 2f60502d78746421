import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Columns } from '../../../ui/charts/columns.tsx'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'

type Trend = MainInfo['trend']

/** Visits of people in the last seven days, as a picture or as a table. */
export function ScanTrend({ trend }: { trend: Trend }) {
  const { t } = useTranslation()
  const { formatDay, formatNumber } = useFormats()
  const navigate = useNavigate()
  const [asTable, setAsTable] = useState(false)
  const sum = trend.reduce((total, day) => total + day.people, 0)
  const best = trend.reduce<Trend[number] | undefined>(
    (top, day) => (day.people > (top?.people ?? 0) ? day : top),
    undefined,
  )
  const sentence = best
    ? t('dashboard.trendSentence', {
        sum: formatNumber(sum),
        day: formatDay(best.day),
        most: formatNumber(best.people),
      })
    : t('dashboard.trendNothing')
  const toggle = (
    <Button type="text" size="small" onClick={() => setAsTable(!asTable)}>
      {asTable ? t('dashboard.showChart') : t('dashboard.showTable')}
    </Button>
  )
  return (
    <Panel title={t('dashboard.trend')} action={toggle}>
      <p className={css.sentence}>{sentence}</p>
      {asTable ? (
        <TrendTable trend={trend} />
      ) : (
        <Columns
          summary={sentence}
          columns={trend.map(({ day, people }) => ({
            ...{ key: day, label: formatDay(day), value: people },
            open: () => void navigate({ to: paths.scan, search: { preset: 'custom', from: day, until: day } }),
          }))}
        />
      )}
    </Panel>
  )
}

function TrendTable({ trend }: { trend: Trend }) {
  const { t } = useTranslation()
  const { formatDay, formatNumber } = useFormats()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.day')}</th>
          <th scope="col">{t('dashboard.people')}</th>
          <th scope="col">{t('dashboard.visitors')}</th>
          <th scope="col">{t('dashboard.machinesColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.map(({ day, people, visitors, machines }) => (
          <tr key={day}>
            <td>
              <Link to={paths.scan} search={{ preset: 'custom', from: day, until: day }}>
                {formatDay(day)}
              </Link>
            </td>
            <td>{formatNumber(people)}</td>
            <td>{formatNumber(visitors)}</td>
            <td>{formatNumber(machines)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
