import { type Decimal, dividedBy, minus, plus, rounded, times } from '../engine/decimals.ts'
import type { Expression } from './expression.ts'

/** A number by the id of its component; null where there is none yet. */
export type NumberOf = (component: string) => Decimal | null

/**
 * The number that an expression makes; null while one that it needs is missing. A sum goes on with those that are
 * there: the price of three things is known before a fourth is named.
 */
export function evaluate(expression: Expression, numberOf: NumberOf): Decimal | null {
  if ('number' in expression) return expression.number
  if ('answer' in expression) return numberOf(expression.answer)
  if ('sum' in expression) return sumOf(expression.sum.map((one) => evaluate(one, numberOf)))
  if ('product' in expression) return productOf(expression.product.map((one) => evaluate(one, numberOf)))
  const [a, b] = ('minus' in expression ? expression.minus : expression.divide).map((one) => evaluate(one, numberOf))
  if (a == null || b == null) return null
  return 'minus' in expression ? minus(a, b) : dividedBy(a, b)
}

/** Longest number that is gone on with. Products of products would grow until the server had nothing else to do. */
const longest = 100

const bounded = (number: Decimal | null): Decimal | null => (number !== null && number.length > longest ? null : number)

const known = (numbers: (Decimal | null)[]) => numbers.filter((number) => number !== null)

function sumOf(numbers: (Decimal | null)[]): Decimal | null {
  const there = known(numbers)
  return there.length === 0 ? null : bounded(there.reduce(plus))
}

function productOf(numbers: (Decimal | null)[]): Decimal | null {
  const there = known(numbers)
  if (there.length < numbers.length || there.length === 0) return null
  return there.reduce<Decimal | null>((made, one) => (made === null ? null : bounded(times(made, one))), '1')
}

/** The answers that an expression asks for. */
export function operandsOf(expression: Expression): string[] {
  if ('number' in expression) return []
  if ('answer' in expression) return [expression.answer]
  return Object.values(expression).flatMap((parts: Expression[]) => parts.flatMap(operandsOf))
}

/** As it is kept: with the decimals that the rule has, and none that a number cannot hold. */
export function keptNumber(number: Decimal, decimals: number): Decimal {
  return rounded(number, decimals)
}
