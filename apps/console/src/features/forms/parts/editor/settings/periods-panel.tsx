import type { ComponentOf } from '@matai/form-kit/schema'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../../ui/date-fields.tsx'
import { ListPanel } from './list-panel.tsx'
import type { PanelProps } from './panel.ts'
import { changedAt } from './row-list.ts'

type Period = ComponentOf<'appointment'>['settings']['periods'][number]

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Days that can be booked; open where no day stands. */
export function PeriodsPanel({ setting, settings, set, label, error, part }: PanelProps) {
  const { t } = useTranslation()
  const periods = settings[setting] as Period[]
  const write = (rows: Period[], field: string) => set({ [setting]: rows }, `${setting}.${field}`)
  return (
    <ListPanel
      label={label}
      error={error}
      rows={periods}
      most={part.max ?? 6}
      add={t('formEditor.addPeriod')}
      make={() => ({ from: null, until: null, weekdays: [...weekdays] })}
      nameOf={(_, at) => t('formEditor.periodOf', { at })}
      onChange={write}
      row={(period, at) => {
        const change = (changed: Partial<Period>) => write(changedAt(periods, at, changed), String(at))
        return (
          <>
            <DayField
              aria-label={t('formEditor.dayFrom')}
              value={period.from ?? ''}
              onChange={(from) => change({ from: from || null })}
            />
            <DayField
              aria-label={t('formEditor.dayUntil')}
              value={period.until ?? ''}
              onChange={(until) => change({ until: until || null })}
            />
            <Checkbox.Group
              value={period.weekdays}
              options={weekdays.map((value) => ({ value, label: t(`formEditor.weekday_${value}`) }))}
              onChange={(chosen) => change({ weekdays: chosen.toSorted() })}
            />
          </>
        )
      }}
    />
  )
}
