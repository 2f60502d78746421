import { plainDigits } from '@matai/rules/plain-text'

/** As people write a day: `2026/3/9`, `2026年3月9日`, `20260309`. */
const written = /^(\d{4})(?:\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D?|(\d\d)(\d\d))$/
/** A day after which nothing can follow: another digit would be none of it. */
const whole = /\d{8}|\D\d\d$|日$/

/** A text as `2026-03-09` where it says a day; else as it was typed. */
export function plainDay(typed: string): string {
  const text = plainDigits(typed)
  const [, year, month, day, monthTogether, dayTogether] = written.exec(text) ?? []
  if (!year) return typed
  return [year, (month ?? monthTogether ?? '').padStart(2, '0'), (day ?? dayTogether ?? '').padStart(2, '0')].join('-')
}

/** The same while somebody is still typing: what may go on is left alone. */
export const plainDaySoFar = (typed: string): string => (whole.test(typed) ? plainDay(typed) : typed)
