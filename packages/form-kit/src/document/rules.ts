import { choice, line, list, record, usually, whole } from '@matai/kinds'
import * as z from 'zod/mini'
import { key } from '../parts/fields.ts'
import { condition } from './conditions.ts'
import { expression } from './expression.ts'

const targets = usually(list(key, { most: 200 }), [])

/** Components, or whole pages, that are there only when the condition holds. Of several such rules one is enough. */
const show = record({ id: key, kind: z.literal('show'), when: condition, targets })

/** What stands after a component and before a page is left out when the condition holds; null: up to the end. */
const skip = record({ id: key, kind: z.literal('skip'), when: condition, after: key, to: z.nullable(key) })

/** Questions that must be answered when the condition holds. */
const require = record({ id: key, kind: z.literal('require'), when: condition, targets })

/** A number that nobody types. */
const compute = record({
  id: key,
  kind: z.literal('compute'),
  target: key,
  value: expression,
  decimals: usually(whole({ min: 0, max: 10 }), 2),
})

export const fillSources = ['answer', 'variable', 'person'] as const

/** What stands in a question at first: another answer, a variable of the code, or a fact known of the visitor. */
const fill = record({
  id: key,
  kind: z.literal('fill'),
  target: key,
  from: record({
    is: choice(fillSources),
    /** id of a component, name of a variable, or one of `PersonFact` */
    name: line(100),
  }),
})

export const rule = z.discriminatedUnion('kind', [show, skip, require, compute, fill])
export type Rule = z.infer<typeof rule>
export type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>
