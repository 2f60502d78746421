import type { TFunction } from 'i18next'
import { lazy } from 'react'
import { Field } from '../../field.tsx'
import { startOfDay } from '../days.ts'
import type { Filter } from './filter.ts'
import css from '../list.module.css'

// Days weigh more than the list; they come with the form that the fields stand in.
const DayField = lazy(async () => ({ default: (await import('../../date-fields.tsx')).DayField }))

interface Days {
  /** What happened on those days. */
  label: string
  /** First and last day in the address, and what the call names their moments; `createdFrom`, `createdUntil` of `created`. */
  names?: readonly [string, string]
}

/** From a day to a day of the reader, both included; the call is asked from a moment to before another. */
export const days =
  ({ label, names }: Days) =>
  (name: string): Filter => {
    const [first, last] = names ?? ([`${name}From`, `${name}Until`] as const)
    return {
      names: [first, last],
      read: (_, written) => (startOfDay(written) ? written : ''),
      asked({ [first]: from = '', [last]: until = '' }) {
        const begins = startOfDay(from)
        const ends = startOfDay(until, 1)
        return { ...(begins && { [first]: begins }), ...(ends && { [last]: ends }) }
      },
      chip: ({ [first]: from = '', [last]: until = '' }, t) =>
        from || until ? t('app.filterChip', { label, value: sayRange(from, until, t) }) : undefined,
      fault: ({ [first]: from, [last]: until }, t) => (from && until && from > until ? t('app.filterDays') : undefined),
      fields: ({ [first]: from = '', [last]: until = '' }, change, t) => (
        <fieldset className={css.range}>
          <legend>{label}</legend>
          <Field label={t('app.dateFrom')}>
            <DayField value={from} onChange={(day) => change({ [first]: day })} />
          </Field>
          <Field label={t('app.dateUntil')}>
            <DayField value={until} onChange={(day) => change({ [last]: day })} />
          </Field>
        </fieldset>
      ),
    }
  }

function sayRange(from: string, until: string, t: TFunction): string {
  if (from && until) return from === until ? from : `${from} – ${until}`
  return from ? t('app.sinceDay', { day: from }) : t('app.untilDay', { day: until })
}
