import { line, list, record, usually, whole } from '@matai/kinds'
import * as z from 'zod/mini'
import { problem, when } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { oneOf, question } from '../../parts/fields.ts'

/** Most stars. */
const most = 10

const settings = record({
  ...question,
  icon: oneOf(['star', 'heart', 'thumb', 'face']),
  steps: usually(whole({ min: 2, max: most }), 5),
  /** words for the steps from the first on; none, or one for each */
  labels: usually(list(line(20), { most }), []),
})
export type RatingSettings = z.infer<typeof settings>

export const schema: SchemaFace<RatingSettings, number> = {
  settings,
  /** 1 to `steps` */
  answer: z.int().check(z.gte(-1000), z.lte(1000)),
  faults: (set) => [
    ...titleFaults(set),
    ...(set.labels.length > 0 && set.labels.length !== set.steps
      ? [problem('formFaults.labelsUneven', { steps: set.steps }, ['labels'])]
      : []),
  ],
  check: ({ steps }, value) => [
    ...when(value < 1, 'formProblems.tooSmall', { least: 1 }),
    ...when(value > steps, 'formProblems.tooBig', { most: steps }),
  ],
  typed: (value) => [typedNumber(String(value))],
  fromText: (text) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined),
  isNumeric: true,
}
