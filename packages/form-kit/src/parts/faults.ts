import { compare, type Decimal } from '../engine/decimals.ts'
import { type Problem, problem, when } from '../engine/problem.ts'

/** Every question says what it asks. */
export const titleFaults = ({ title }: { title: string }): Problem[] =>
  title.trim() ? [] : [problem('formFaults.titleMissing', {}, ['title'])]

/** Where a greatest number has to be above a least one; null is open. */
export const orderFaults = (min: Decimal | number | null, max: Decimal | number | null): Problem[] =>
  when(min !== null && max !== null && compare(String(max), String(min)) <= 0, 'formFaults.maxNotAbove')
