import { Button, Checkbox } from 'antd'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { periodsMax } from 'virtual:contract-constants'
import { useUser } from '../../../user.ts'
import { ClockField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { AddIcon, DeleteIcon } from '../../../ui/icons.ts'
import type { Period } from './access-form.ts'
import css from './access.module.css'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

const workdays = [1, 2, 3, 4, 5]
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Times of day on days of the week; several of them add up. */
export function PeriodsSection({ form: { values, errors, set } }: SectionProps) {
  const { t } = useTranslation()
  const { zone } = useUser()
  const { periods } = values
  const isFull = periods.length >= periodsMax
  // Periods have no id: each gets a key that stays with it while others come and go.
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < periods.length) keys.current.push(next.current++)

  function remove(place: number) {
    keys.current.splice(place, 1)
    set(
      'periods',
      periods.filter((_, at) => at !== place),
    )
  }

  return (
    <Section title={t('codeAccess.periods')} hint={t('codeAccess.periodsHint', { zone })}>
      {periods.map((period, place) => (
        <PeriodRow
          key={keys.current[place]}
          number={place + 1}
          period={period}
          fault={period.weekdays.length === 0 ? errors.periods : undefined}
          onChange={(change) =>
            set(
              'periods',
              periods.map((one, at) => (at === place ? { ...one, ...change } : one)),
            )
          }
          onRemove={() => remove(place)}
        />
      ))}
      <div>
        <Button
          icon={<AddIcon />}
          disabled={isFull}
          title={isFull ? t('codeAccess.max6Periods') : ''}
          onClick={() => set('periods', [...periods, { weekdays: workdays, from: '09:00', until: '18:00' }])}
        >
          {t('codeAccess.addPeriod')}
        </Button>
        {isFull && <span className={css.beside}>{t('codeAccess.max6Periods')}</span>}
      </div>
    </Section>
  )
}

interface PeriodRowProps {
  number: number
  period: Period
  fault: string | undefined
  onChange: (change: Partial<Period>) => void
  onRemove: () => void
}

function PeriodRow({ number, period, fault, onChange, onRemove }: PeriodRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const isOvernight = period.until <= period.from
  return (
    <div role="group" aria-label={t('codeAccess.periodNumber', { number })} className={css.period}>
      <Checkbox.Group
        aria-label={t('codeAccess.weekdays')}
        className={css.weekdays ?? ''}
        value={period.weekdays}
        onChange={(chosen) => onChange({ weekdays: [...chosen].sort((a, b) => a - b) })}
        options={weekdays.map((day) => ({ value: day as number, label: t(`codeAccess.weekday_${day}`) }))}
      />
      {fault && (
        <p id={id} className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={css.clocks}>
        <Field label={t('codeAccess.from')}>
          <ClockField value={period.from} onChange={(from) => from && onChange({ from })} />
        </Field>
        <Field label={t('codeAccess.until')} hint={isOvernight ? t('codeAccess.nextDay') : undefined}>
          <ClockField value={period.until} onChange={(until) => until && onChange({ until })} />
        </Field>
        <Button
          type="text"
          icon={<DeleteIcon />}
          aria-label={t('codeAccess.removePeriod', { number })}
          title={t('codeAccess.removePeriod', { number })}
          onClick={onRemove}
        />
      </div>
    </div>
  )
}
