import { startOfDay } from '../../../../ui/list/days.ts'

/** From a moment to before another, as the report is asked. */
export interface Moments {
  from?: string
  until?: string
}

/** Days of the reader, both included, as moments. */
export function momentsOf({ from, until }: { from: string; until: string }): Moments {
  const [begins, ends] = [startOfDay(from), startOfDay(until, 1)]
  return { ...(begins && { from: begins }), ...(ends && { until: ends }) }
}

/** The same of days that have a beginning and an end. */
export function wholeMoments(days: { from: string; until: string }): Required<Moments> {
  const { from = '', until = '' } = momentsOf(days)
  return { from, until }
}

const day = 86_400_000
const dayText = (moment: Date) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** As many days right before; undefined where the days have no beginning or no end. */
export function daysBefore({
  from,
  until,
}: {
  from: string
  until: string
}): { from: string; until: string } | undefined {
  const [begins, ends] = [startOfDay(from), startOfDay(until)]
  if (!begins || !ends || from > until) return undefined
  const days = Math.round((Date.parse(ends) - Date.parse(begins)) / day) + 1
  const back = (date: string, by: number) => {
    const moment = new Date(`${date}T00:00`)
    moment.setDate(moment.getDate() - by)
    return dayText(moment)
  }
  return { from: back(from, days), until: back(from, 1) }
}
