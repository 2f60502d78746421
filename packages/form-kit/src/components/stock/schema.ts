import { choice, line, record, usually, whole } from '@matai/kinds'
import type * as z from 'zod/mini'
import { compare, isDecimal, minus } from '../../engine/decimals.ts'
import { problem } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { optionalLine, question } from '../../parts/fields.ts'
import { numberProblems } from '../../parts/numbers.ts'

const settings = record({
  ...question,
  /** into the code's stock, or out of it */
  direction: usually(choice(['in', 'out']), 'in'),
  /** empty: that of the code */
  unit: optionalLine(20),
  decimals: usually(whole({ min: 0, max: 4 }), 0),
})
export type StockSettings = z.infer<typeof settings>

export const schema: SchemaFace<StockSettings, string> = {
  settings,
  /** how much goes in or out: a decimal above zero */
  answer: line(70),
  faults: titleFaults,
  check: ({ decimals }, amount) => {
    const problems = numberProblems(amount, { min: null, max: null, decimals })
    if (problems.length > 0) return problems
    return compare(amount, '0') > 0 ? [] : [problem('formProblems.notAboveZero')]
  },
  typed: (amount) => (isDecimal(amount) ? [typedNumber(amount)] : []),
  fromText: (text) => (isDecimal(text.trim()) ? text.trim() : undefined),
  movement: (amount, { direction }) => (direction === 'in' ? amount : minus('0', amount)),
  isNumeric: true,
}
