import type { Tier } from '@matai/contract'
import { Select } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { lastMoment, tierName, tiersKnown } from './tier-name.ts'

export interface TierValues {
  tier: Tier
  /** A day, which still belongs to it; empty: no end. */
  until: string
}

/** The end of a day, as the call takes it. */
export function endOfDay(day: string): string | null {
  return day ? dayjs(day).add(1, 'day').startOf('day').toISOString() : null
}

/** The day whose end it is. */
export function dayOf(until: string | null): string {
  return until ? dayjs(lastMoment(until)).format('YYYY-MM-DD') : ''
}

interface TierFieldsProps {
  form: {
    values: TierValues
    errors: { until?: string }
    /** Of the form that has these two among others. */
    set(key: 'tier', tier: Tier): void
    set(key: 'until', until: string): void
  }
}

export function TierFields({ form: { values, errors, set } }: TierFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('operators.tier')}>
        <Select<Tier>
          value={values.tier}
          onChange={(tier) => set('tier', tier)}
          options={tiersKnown.map((value) => ({ value, label: tierName(value, t) }))}
        />
      </Field>
      <Field label={t('operators.lastDay')} hint={t('operators.lastDayHint')} error={errors.until}>
        <DayField value={values.until} onChange={(until) => set('until', until)} min={dayjs().format('YYYY-MM-DD')} />
      </Field>
    </>
  )
}
