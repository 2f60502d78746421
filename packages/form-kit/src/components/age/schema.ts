import { record, usually, whole } from '@matai/kinds'
import * as z from 'zod/mini'
import { within } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber } from '../../engine/schema-face.ts'
import { orderFaults, titleFaults } from '../../parts/faults.ts'
import { question } from '../../parts/fields.ts'
import { numberProblems } from '../../parts/numbers.ts'

/** Nobody is older. */
const oldest = 150
const years = whole({ min: 0, max: oldest })

const settings = record({ ...question, min: usually(years, 0), max: usually(years, oldest) })
export type AgeSettings = z.infer<typeof settings>

export const schema: SchemaFace<AgeSettings, number> = {
  settings,
  /** whole years */
  answer: z.int().check(z.gte(-1000), z.lte(1000)),
  faults: (set) => [...titleFaults(set), ...within('max', orderFaults(set.min, set.max))],
  check: ({ min, max }, age) => numberProblems(String(age), { min: String(min), max: String(max), decimals: 0 }),
  typed: (age) => [typedNumber(String(age))],
  fromText: (text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined),
  person: 'age',
  isNumeric: true,
}
