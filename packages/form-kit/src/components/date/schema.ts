import * as z from 'zod/mini'
import { type SchemaFace, typedTime } from '../../engine/schema-face.ts'
import { dayBound, dayFaults, dayProblems } from '../../parts/day-bounds.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, question } from '../../parts/fields.ts'

const settings = z.strictObject({
  ...question,
  from: dayBound,
  until: dayBound,
  /** whether the day of filling stands there at first */
  initialToday: no,
})
export type DateSettings = z.infer<typeof settings>

const answer = z.iso.date()

export const schema: SchemaFace<DateSettings, string> = {
  settings,
  /** `2026-03-02` */
  answer,
  faults: (set) => [...titleFaults(set), ...dayFaults(set)],
  check: (set, date, facts) => dayProblems(date, set, facts),
  typed: (date) => [typedTime(date)],
  fromText: (text) => z.safeParse(answer, text.trim()).data,
}
