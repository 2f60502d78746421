import i18next from 'i18next'
import { between } from './ends.tsx'
import { NumbersField } from './late-fields.ts'

const numberOf = (text: string) => (text === '' ? undefined : Number(text))

/** From a whole number to another, both included. */
export const numbers = between({
  suffixes: ['Min', 'Max'],
  read: (written) => (/^\d{1,12}$/.test(written) ? written : ''),
  asked: (from, until) => [numberOf(from), numberOf(until)],
  since: (number, t) => t('app.numberFrom', { number }),
  upTo: (number, t) => t('app.numberUntil', { number }),
  say: (number) => Number(number).toLocaleString(i18next.language),
  isWrong: (from, until) => Number(from) > Number(until),
  fault: (t) => t('app.filterNumbers'),
  Field: NumbersField,
})
