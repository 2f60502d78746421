import type { AnswerFilter, ReportQuery, ReportSpan } from '@matai/contract'

/** A day as an address and a day field have it. */
const dayText = (moment: Date) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The days of a saved report as they are now, for the fields; empty for none. */
export function daysOfSpan(
  { span, from, until }: Pick<ReportQuery, 'span' | 'from' | 'until'>,
  now = new Date(),
): { from: string; until: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const at = (moment: Date) => dayText(moment)
  const today = at(now)
  const back = (days: number) => at(new Date(year, month, day - days))
  const sinceMonday = (now.getDay() + 6) % 7
  const days: Record<ReportSpan, { from: string; until: string }> = {
    all: { from: '', until: '' },
    days: { from: from ?? '', until: until ?? '' },
    last7Days: { from: back(6), until: today },
    last30Days: { from: back(29), until: today },
    lastWeek: { from: back(sinceMonday + 7), until: back(sinceMonday + 1) },
    thisMonth: { from: at(new Date(year, month, 1)), until: today },
    lastMonth: { from: at(new Date(year, month - 1, 1)), until: at(new Date(year, month, 0)) },
  }
  return days[span]
}

/** Filters of answers as the address of a screen writes them. */
export function writtenAnswers(answers: readonly AnswerFilter[]): Record<string, string> {
  const suffix: Partial<Record<AnswerFilter['comparison'], string>> = { atLeast: '_from', atMost: '_until' }
  return Object.fromEntries(
    answers.map(({ component, comparison, value }) => [`a_${component}${suffix[comparison] ?? ''}`, value ?? '']),
  )
}
