import { compare, isDecimal } from '../../engine/decimals.ts'
import { schemaOf } from '../../maps/schemas.ts'
import type { Condition, Test } from '../conditions.ts'
import type { Component } from '../form-document.ts'

/** Whether all tests of a condition can never hold at once. */
export function isContradiction({ join, tests }: Condition, byId: ReadonlyMap<string, Component>): boolean {
  if (join === 'any') return false
  return tests.some((test, at) =>
    tests.slice(at + 1).some((other) => {
      const asked = byId.get(test.component)
      return test.component === other.component && asked && (denies(test, other, asked) || denies(other, test, asked))
    }),
  )
}

/** Whether an answer for which the first holds cannot make the second hold. */
function denies(first: Test, second: Test, { type, settings }: Component): boolean {
  if (second.comparison === 'blank') return first.comparison !== 'blank'
  const isSame = first.value === second.value
  if (first.comparison === 'is' && second.comparison === 'isNot') return isSame
  if (first.comparison === 'is' && second.comparison === 'is') {
    const { choices, isSingle } = schemaOf(type)
    // Of several selections, two can be right at once.
    return !isSame && (!choices || (isSingle?.(settings) ?? false))
  }
  if (first.comparison === 'atMost') return second.comparison !== 'isNot' && isBelow(first.value, second)
  return false
}

/** Whether a test asks for more than `most`. */
const isBelow = (most: string, { comparison, value }: Test): boolean =>
  (comparison === 'atLeast' || comparison === 'is') && orderOf(most, value) < 0

/** Below zero where the first is less; dates compare as they are written. */
function orderOf(a: string, b: string): number {
  if (isDecimal(a) && isDecimal(b)) return compare(a, b)
  return isDay(a) && isDay(b) && a < b ? -1 : 0
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text)
