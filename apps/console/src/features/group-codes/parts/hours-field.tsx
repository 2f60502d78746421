import type { SubCode } from '@matai/contract'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { periodsMax } from 'virtual:contract-constants'
import { ClockField } from '../../../ui/date-fields.tsx'
import { AddIcon, DeleteIcon } from '../../../ui/icons.ts'
import css from '../group-codes.module.css'

type Hours = SubCode['hours']

interface HoursFieldProps {
  value: Hours
  onChange: (hours: Hours) => void
  error: string | undefined
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** At which hours of the week a picture is shown. */
export function HoursField({ value, onChange, error }: HoursFieldProps) {
  const { t } = useTranslation()
  const change = (place: number, period: Partial<Hours[number]>) =>
    onChange(value.map((one, at) => (at === place ? { ...one, ...period } : one)))
  return (
    <fieldset className={css.periods}>
      <legend>{t('groupCodes.hours')}</legend>
      <p className={css.soft}>{t('groupCodes.hoursHint')}</p>
      {value.map((period, place) => (
        // Periods have no name but their place.
        // oxlint-disable-next-line no-array-index-key
        <div key={place} className={css.period}>
          <Select
            mode="multiple"
            aria-label={t('groupCodes.weekdays')}
            value={period.weekdays}
            onChange={(days) => days.length > 0 && change(place, { weekdays: days })}
            options={weekdays.map((day) => ({ value: day, label: t(`groupCodes.weekday_${day}`) }))}
            style={{ minWidth: 160, flex: 1 }}
          />
          <ClockField
            aria-label={t('groupCodes.from')}
            value={period.from}
            onChange={(from) => change(place, { from })}
          />
          <ClockField
            aria-label={t('groupCodes.to')}
            value={period.until}
            onChange={(until) => change(place, { until })}
          />
          <Button
            icon={<DeleteIcon />}
            aria-label={t('groupCodes.periodRemove')}
            onClick={() => onChange(value.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <Button
        icon={<AddIcon />}
        disabled={value.length >= periodsMax}
        onClick={() => onChange([...value, { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' }])}
      >
        {t('groupCodes.periodAdd')}
      </Button>
    </fieldset>
  )
}
