import * as z from 'zod/mini'
import { localMinute } from '../../engine/moments.ts'
import { type SchemaFace, typedTime } from '../../engine/schema-face.ts'
import { dayBound, dayFaults, dayProblems } from '../../parts/day-bounds.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, question } from '../../parts/fields.ts'

const settings = z.strictObject({
  ...question,
  /** bounds of the day */
  from: dayBound,
  until: dayBound,
  /** whether the minute of filling stands there at first */
  initialNow: no,
})
export type DatetimeSettings = z.infer<typeof settings>

const answer = z.iso.datetime({ local: true, offset: false, precision: -1 }).check(z.length(16))

export const schema: SchemaFace<DatetimeSettings, string> = {
  settings,
  /** `2026-03-02T09:30` in the account's zone */
  answer,
  faults: (set) => [...titleFaults(set), ...dayFaults(set)],
  check: (set, moment, facts) => dayProblems(moment.slice(0, 10), set, facts),
  typed: (moment) => [typedTime(moment)],
  isDated: true,
  initial: ({ initialNow }, facts) => (initialNow ? localMinute(facts) : undefined),
  fromText: (text) => z.safeParse(answer, text.trim().replace(' ', 'T').slice(0, 16)).data,
}
