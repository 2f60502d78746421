import { compare, type Decimal, decimalsOf, digitsOf, isDecimal } from '../engine/decimals.ts'
import { type Problem, problem, when } from '../engine/problem.ts'

/** Most digits of a number (specification, section 5). */
export const digitsMax = 30

export interface NumberLimits {
  min: Decimal | null
  max: Decimal | null
  /** null: as many as are written */
  decimals: number | null
}

/** What is wrong with a number within limits. */
export function numberProblems(number: Decimal, { min, max, decimals }: NumberLimits): Problem[] {
  if (!isDecimal(number)) return [problem('formProblems.number')]
  if (digitsOf(number) > digitsMax) return [problem('formProblems.digits', { most: digitsMax })]
  return [
    ...(decimals === 0
      ? when(decimalsOf(number) > 0, 'formProblems.whole')
      : when(decimals !== null && decimalsOf(number) > decimals, 'formProblems.decimals', { most: decimals ?? 0 })),
    ...when(min !== null && compare(number, min) < 0, 'formProblems.tooSmall', { least: min ?? '' }),
    ...when(max !== null && compare(number, max) > 0, 'formProblems.tooBig', { most: max ?? '' }),
  ]
}
