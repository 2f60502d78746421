import type { ScanPart, StatsChart } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heat } from '../../../ui/charts/heat.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../stats.module.css'
import { ViewSwitch } from './view-switch.tsx'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

interface HeatPanelProps {
  heat: StatsChart['heat']
  /** Shows the codes that are scanned in one hour of a weekday. */
  onPart?: ((part: ScanPart) => void) | undefined
}

/** When in the week people scan: weekday by hour, with the sums of both in the table. */
export function HeatPanel({ heat, onPart }: HeatPanelProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [asTable, setAsTable] = useState(false)
  const title = t('stats.heat')
  const rowNames = weekdays.map((day) => t(`stats.weekday${day}`))
  const say = (row: number, column: number, value: number) =>
    t('stats.heatField', { day: rowNames[row] ?? '', hour: column, formatted: formatNumber(value) })
  const most = { row: 0, column: 0, value: 0 }
  for (const [row, values] of heat.entries()) {
    for (const [column, value] of values.entries()) if (value > most.value) Object.assign(most, { row, column, value })
  }
  const open = (row: number, hour: number) => onPart?.({ of: 'hour', value: `${row + 1}-${hour}` })
  const summary =
    most.value > 0 ? t('stats.heatMost', { field: say(most.row, most.column, most.value) }) : t('stats.nothing')
  return (
    <Panel title={title} action={<ViewSwitch title={title} asTable={asTable} onChange={setAsTable} />}>
      <p className={css.sentence}>{summary}</p>
      {asTable ? (
        <div className={css.wide} tabIndex={0} role="region" aria-label={title}>
          <table className={css.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('stats.value')}</th>
                {hours.map((hour) => (
                  <th key={hour} scope="col">
                    {hour}
                  </th>
                ))}
                <th scope="col">{t('stats.inAll')}</th>
              </tr>
            </thead>
            <tbody>
              {heat.map((values, row) => (
                <tr key={rowNames[row]}>
                  <th scope="row">{rowNames[row]}</th>
                  {values.map((value, hour) => (
                    <td key={`${row} ${hour}`}>
                      {onPart && value > 0 ? (
                        <button
                          type="button"
                          className={css.open}
                          aria-label={say(row, hour, value)}
                          onClick={() => open(row, hour)}
                        >
                          {formatNumber(value)}
                        </button>
                      ) : (
                        formatNumber(value)
                      )}
                    </td>
                  ))}
                  <td>{formatNumber(sum(values))}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('stats.inAll')}</th>
                {hours.map((hour) => (
                  <td key={hour}>{formatNumber(sum(heat.map((values) => values[hour] ?? 0)))}</td>
                ))}
                <td>{formatNumber(sum(heat.flat()))}</td>
              </tr>
            </tbody>
          </table>
        </div>
      ) : (
        <Heat
          rows={heat}
          rowNames={rowNames}
          columnNames={hours.map((hour) => (hour % 3 === 0 ? String(hour) : ''))}
          say={say}
          summary={summary}
          onOpen={onPart && open}
        />
      )}
    </Panel>
  )
}
