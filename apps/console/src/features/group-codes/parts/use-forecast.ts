import { languageInfo } from '@matai/i18n/language'
import { useMemo } from 'react'
import { useSpoken } from '../../../language.ts'
import { formatsOf } from '../../../ui/format.ts'

/** Milliseconds within which a day of the week says more than a date. */
const soon = 6 * 86_400_000

/** When something will be, as people say it: `Thursday 15:00` within a week, the date after that. From ISO 8601. */
export function useForecast(): (iso: string) => string {
  const language = useSpoken((spoken) => spoken.language)
  return useMemo(() => {
    const { tag } = languageInfo[language]
    const day = new Intl.DateTimeFormat(tag, { weekday: 'long' })
    const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const near = (at: Date) => `${day.format(at)} ${clock.format(at)}`
    const { formatInstant } = formatsOf(tag)
    return (iso) => (Date.parse(iso) - Date.now() < soon ? near(new Date(iso)) : formatInstant(iso))
  }, [language])
}
