import { startOfDay } from '../days.ts'
import { between } from './ends.tsx'
import { DaysField } from './late-fields.ts'

/** From a day to a day of the reader, both included; the call is asked from a moment to before another. */
export const days = between({
  suffixes: ['From', 'Until'],
  read: (written) => (startOfDay(written) ? written : ''),
  asked: (from, until) => [startOfDay(from), startOfDay(until, 1)],
  since: (day, t) => t('app.sinceDay', { day }),
  upTo: (day, t) => t('app.untilDay', { day }),
  isWrong: (from, until) => from > until,
  fault: (t) => t('app.filterDays'),
  Field: DaysField,
})
