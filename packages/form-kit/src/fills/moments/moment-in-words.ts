import type { Language } from '@matai/i18n'

const date = /^\d{4}-\d{2}-\d{2}/

/** A date with its weekday, and the time if there is one, in a language; empty for what is no date. */
export function momentInWords(moment: string, language: Language): string {
  if (!date.test(moment)) return ''
  const [day = '', time] = moment.split('T')
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(at)
  return time ? `${words} ${time}` : words
}
