import * as z from 'zod/mini'
import { key } from '../parts/fields.ts'

/** A number made of numbers: a constant, an answer, or four operations on others. Never a text that is run. */
export type Expression =
  | { number: string }
  | { answer: string }
  | { sum: Expression[] }
  | { product: Expression[] }
  /** the first without the second */
  | { minus: Expression[] }
  /** the first by the second */
  | { divide: Expression[] }

/** Most operands of a sum or product, and deepest nesting. */
const operandsMax = 20
const depthMax = 3

const expressionOf = (depth: number): z.ZodMiniType<Expression> => {
  const leaf = [
    z.strictObject({ number: z.string().check(z.regex(/^-?\d{1,30}(\.\d{1,10})?$/)) }),
    z.strictObject({ answer: key }),
  ] as const
  if (depth === 0) return z.union(leaf)
  const inner = expressionOf(depth - 1)
  const several = z.array(inner).check(z.minLength(1), z.maxLength(operandsMax))
  const two = z.array(inner).check(z.length(2))
  return z.union([
    ...leaf,
    z.strictObject({ sum: several }),
    z.strictObject({ product: several }),
    z.strictObject({ minus: two }),
    z.strictObject({ divide: two }),
  ])
}

export const expression = expressionOf(depthMax)
