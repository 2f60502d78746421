import * as whole from '@matai/kinds'
import { expect, it } from 'vitest'
import * as zod from 'zod/mini'
import * as small from './kinds.ts'
import * as shape from './shape.ts'
import { values } from './values.fixture.ts'

// The same words for both; a type of one would refuse the other.
type Kinds = Omit<typeof whole, 'isBlank' | 'link'>
type Maker = (kinds: Kinds) => zod.ZodMiniType
const own = small as unknown as Kinds

const schemas: Record<string, Maker> = {
  line: ({ line }) => line(3),
  'line that has to be': ({ line }) => line(3, { missing: 'blocks.stepMissing' }),
  lines: ({ lines }) => lines(3),
  rich: ({ rich }) => rich(3),
  file: ({ fileId }) => fileId({ kind: 'any' }),
  number: ({ number }) => number({ min: 1, max: 2 }),
  'whole number': ({ whole: wholeNumber }) => wholeNumber({ min: 1, max: 2 }),
  choice: ({ choice }) => choice(['a', 'B']),
  yes: ({ yes }) => yes(),
  list: ({ line, list }) => list(line(2), { least: 1, most: 2 }),
  record: ({ line, list, orEmpty, orNone, record, usually, whole: wholeNumber }) =>
    record({
      a: orEmpty(line(5)),
      b: orNone(wholeNumber({ min: 0, max: 9 })),
      c: usually(list(line(2), { most: 1 }), []),
    }),
}

it.each(Object.keys(schemas))('reads a %s as the server does, and finds the same places at fault', (name) => {
  const make = schemas[name] as Maker
  for (const value of [...values, 'abcdefghijklmnopqrstuv', { a: 'x', b: null, c: ['y'] }, { c: [1] }]) {
    const wanted = zod.safeParse(make(whole), value)
    const found = shape.safeParse(make(own) as unknown as shape.Shape, value)
    expect([value, found.success, found.success && found.data]).toEqual([value, wanted.success, wanted.data ?? false])
    const places = (issues: { path: PropertyKey[] }[] = []) => issues.slice(0, 1).map(({ path }) => path)
    const faults = found.success ? [] : found.error.issues
    expect([value, places(faults)]).toEqual([value, places(wanted.error?.issues)])
  }
})
