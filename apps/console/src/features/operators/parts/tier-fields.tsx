import type { Tier } from '@matai/contract'
import { Select } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { tierName, tiersKnown } from './tier-name.ts'

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
  return until ? dayjs(until).subtract(1, 'millisecond').format('YYYY-MM-DD') : ''
}

interface TierFieldsProps {
  values: TierValues
  error: string | undefined
  change: (change: Partial<TierValues>) => void
}

export function TierFields({ values, error, change }: TierFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('operators.tier')}>
        <Select<Tier>
          value={values.tier}
          onChange={(tier) => change({ tier })}
          options={tiersKnown.map((value) => ({ value, label: tierName(value, t) }))}
        />
      </Field>
      <Field label={t('operators.lastDay')} hint={t('operators.lastDayHint')} error={error}>
        <DayField value={values.until} onChange={(until) => change({ until })} min={dayjs().format('YYYY-MM-DD')} />
      </Field>
    </>
  )
}
