import { choice, line, list, orEmpty, record, usually } from '@matai/kinds'
import type * as z from 'zod/mini'
import { key } from '../parts/fields.ts'

export const comparisons = ['filled', 'blank', 'is', 'isNot', 'atLeast', 'atMost', 'contains'] as const
export type Comparison = (typeof comparisons)[number]

/** Something asked of an earlier answer. `value` is an option's id, a number, a date or a text. */
export const test = record({
  component: key,
  comparison: choice(comparisons),
  value: orEmpty(line(200)),
})
export type Test = z.infer<typeof test>

/** Holds when all of its tests do, or any; one without tests always holds. */
export const condition = record({
  join: usually(choice(['all', 'any']), 'all'),
  tests: usually(list(test, { most: 20 }), []),
})
export type Condition = z.infer<typeof condition>
