import * as z from 'zod/mini'
import { localDate } from '../../engine/moments.ts'
import { type SchemaFace, typedTime } from '../../engine/schema-face.ts'
import { dayBound, dayFaults, dayProblems } from '../../parts/day-bounds.ts'
import { titleFaults } from '../../parts/faults.ts'
import { day, no, question } from '../../parts/fields.ts'

const settings = z.strictObject({
  ...question,
  from: dayBound,
  until: dayBound,
  /** whether the day of filling stands there at first */
  initialToday: no,
})
export type DateSettings = z.infer<typeof settings>

export const schema: SchemaFace<DateSettings, string> = {
  settings,
  /** `2026-03-02` */
  answer: day,
  faults: (set) => [...titleFaults(set), ...dayFaults(set)],
  check: (set, date, facts) => dayProblems(date, set, facts),
  typed: (date) => [typedTime(date)],
  isDated: true,
  initial: ({ initialToday }, facts) => (initialToday ? localDate(facts) : undefined),
  fromText: (text) => z.safeParse(day, text.trim()).data,
}
