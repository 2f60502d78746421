import { record } from '@matai/kinds'
import * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { optionalLine, question } from '../../parts/fields.ts'

const settings = record({
  ...question,
  /** words at both ends of the scale */
  low: optionalLine(30),
  high: optionalLine(30),
})
export type NpsSettings = z.infer<typeof settings>

/** The scale is the same everywhere, or scores could not be compared. */
export const npsMost = 10

export const schema: SchemaFace<NpsSettings, number> = {
  settings,
  /** 0 to 10 */
  answer: z.int().check(z.gte(-1000), z.lte(1000)),
  faults: titleFaults,
  check: (_, value) => [
    ...when(value < 0, 'formProblems.tooSmall', { least: 0 }),
    ...when(value > npsMost, 'formProblems.tooBig', { most: npsMost }),
  ],
  typed: (value) => [typedNumber(String(value))],
  fromText: (text) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined),
  isNumeric: true,
}
