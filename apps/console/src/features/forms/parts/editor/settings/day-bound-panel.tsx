import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClockField, DayField } from '../../../../../ui/date-fields.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { InputNumber } from '../../../../../ui/number-input.tsx'
import type { PanelProps } from './panel.ts'
import css from './settings.module.css'

const kinds = ['none', 'date', 'days'] as const
type Kind = (typeof kinds)[number]
type Bound = { date: string } | { days: number } | null

/** A fixed day, a number of days from the day of filling, or none. */
export function DayBoundPanel({ setting, settings, set, label, error }: PanelProps) {
  const { t } = useTranslation()
  const bound = (settings[setting] ?? null) as Bound
  const write = (next: Bound) => set({ [setting]: next }, setting)
  const kind: Kind = bound === null ? 'none' : 'date' in bound ? 'date' : 'days'
  return (
    <Field label={label} error={error}>
      <Bounded>
        <Select
          aria-label={label}
          value={kind}
          options={kinds.map((value) => ({
            value,
            label: t(`formEditor.bound_${value}`),
          }))}
          onChange={(next) => write(boundOf(next))}
        />
        {bound && 'date' in bound && (
          <DayField
            aria-label={t('formEditor.bound_date')}
            value={bound.date}
            onChange={(date) => date && write({ date })}
          />
        )}
        {bound && 'days' in bound && (
          <InputNumber<number>
            aria-label={t('formEditor.bound_days')}
            min={-36_500}
            max={36_500}
            value={bound.days}
            onChange={(days) => days !== null && write({ days })}
          />
        )}
      </Bounded>
    </Field>
  )
}

/** What a bound of a kind is at first. */
function boundOf(kind: Kind): Bound {
  if (kind === 'none') return null
  return kind === 'days' ? { days: 0 } : { date: new Date().toISOString().slice(0, 10) }
}

/** Controls beside each other under one label; each has a name of its own. */
function Bounded({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}

/** A time of day, or none. */
export function ClockPanel({ setting, settings, set, label, error }: PanelProps) {
  const { t } = useTranslation()
  const clock = settings[setting]
  const value = typeof clock === 'string' ? clock : ''
  return (
    <Field label={label} error={error}>
      <Bounded>
        <ClockField aria-label={label} value={value} onChange={(next) => set({ [setting]: next || null }, setting)} />
        {value && (
          <Button size="small" onClick={() => set({ [setting]: null }, setting)}>
            {t('formEditor.clear')}
          </Button>
        )}
      </Bounded>
    </Field>
  )
}
