import { useTranslation } from 'react-i18next'
import { DayField } from '../../date-fields.tsx'
import { Field } from '../../field.tsx'
import css from '../list.module.css'
import type { EndsProps } from './ends.tsx'

/** From a day to a day, both included. */
export function DaysField({ label, from, until, onChange }: EndsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={css.range}>
      <legend>{label}</legend>
      <Field label={t('app.dateFrom')}>
        <DayField value={from} onChange={(day) => onChange({ from: day })} />
      </Field>
      <Field label={t('app.dateUntil')}>
        <DayField value={until} onChange={(day) => onChange({ until: day })} />
      </Field>
    </fieldset>
  )
}
