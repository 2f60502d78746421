import * as z from 'zod/mini'
import { type Decimal, isDecimal } from '../../engine/decimals.ts'
import { within } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber } from '../../engine/schema-face.ts'
import { orderFaults, titleFaults } from '../../parts/faults.ts'
import { line } from '@matai/kinds'
import { optionalDecimal, optionalLine, optionalWhole, question } from '../../parts/fields.ts'
import { numberProblems } from '../../parts/numbers.ts'

const settings = z.strictObject({
  ...question,
  /** stands behind the number, such as kg */
  unit: optionalLine(20),
  /** 0 for whole numbers; null: as many as are written */
  decimals: optionalWhole(0, 10),
  min: optionalDecimal,
  max: optionalDecimal,
  initial: optionalDecimal,
})
export type NumberSettings = z.infer<typeof settings>

export const schema: SchemaFace<NumberSettings, Decimal> = {
  settings,
  /** a decimal as text, so that thirty digits stay exact */
  answer: line(70),
  faults: (set) => [
    ...titleFaults(set),
    ...orderFaults(set.min, set.max),
    ...(set.initial === null ? [] : within('initial', numberProblems(set.initial, set))),
  ],
  check: (set, number) => numberProblems(number, set),
  typed: (number) => (isDecimal(number) ? [typedNumber(number)] : []),
  initial: ({ initial }) => initial ?? undefined,
  fromText: (text) => (isDecimal(text.trim()) ? text.trim() : undefined),
  isNumeric: true,
}
