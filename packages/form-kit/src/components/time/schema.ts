import { orNone } from '@matai/kinds'
import * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedTime } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { clock, question } from '../../parts/fields.ts'

const optionalTime = orNone(clock)

const settings = z.strictObject({ ...question, from: optionalTime, until: optionalTime })
export type TimeSettings = z.infer<typeof settings>

export const schema: SchemaFace<TimeSettings, string> = {
  settings,
  /** `09:30` */
  answer: clock,
  faults: (set) => [
    ...titleFaults(set),
    ...when(set.from !== null && set.until !== null && set.from > set.until, 'formFaults.endBeforeStart'),
  ],
  check: ({ from, until }, at) => [
    ...when(from !== null && at < from, 'formProblems.tooEarly', { from: from ?? '' }),
    ...when(until !== null && at > until, 'formProblems.tooLate', { until: until ?? '' }),
  ],
  typed: (at) => [typedTime(at)],
  fromText: (text) => z.safeParse(clock, text.trim()).data,
}
