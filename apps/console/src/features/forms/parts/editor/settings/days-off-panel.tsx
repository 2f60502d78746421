import type { ComponentOf } from '@matai/form-kit/schema'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../../ui/date-fields.tsx'
import { ListPanel } from './list-panel.tsx'
import type { PanelProps } from './panel.ts'
import { changedAt } from './row-list.ts'

type DaysOff = ComponentOf<'appointment'>['settings']['daysOff'][number]

/** Days on which nothing can be booked, whatever else is open. */
export function DaysOffPanel({ setting, settings, set, label, error, part }: PanelProps) {
  const { t } = useTranslation()
  const days = settings[setting] as DaysOff[]
  const write = (rows: DaysOff[], field: string) => set({ [setting]: rows }, `${setting}.${field}`)
  return (
    <ListPanel
      label={label}
      error={error}
      rows={days}
      most={part.max ?? 100}
      add={t('formEditor.addDaysOff')}
      make={() => {
        const today = new Date().toISOString().slice(0, 10)
        return { from: today, until: today }
      }}
      nameOf={({ from, until }) => `${from}–${until}`}
      onChange={write}
      row={(off, at) => (
        <>
          <DayField
            aria-label={t('formEditor.dayFrom')}
            value={off.from}
            // Nothing is off without a day.
            onChange={(from) => from && write(changedAt(days, at, { from }), String(at))}
          />
          <DayField
            aria-label={t('formEditor.dayUntil')}
            value={off.until}
            onChange={(until) => until && write(changedAt(days, at, { until }), String(at))}
          />
        </>
      )}
    />
  )
}
