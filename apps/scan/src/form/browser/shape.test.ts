import * as zod from 'zod/mini'
import { expect, it } from 'vitest'
import * as small from './shape.ts'
import { values } from './values.fixture.ts'

// The same words for both; a type of one would refuse the other.
type Maker = (z: typeof zod) => zod.ZodMiniType
const made = (make: Maker) => ({ whole: make(zod), small: make(small as unknown as typeof zod) })

const upper = (text: string) => text.toUpperCase()
const schemas: Record<string, Maker> = {
  line: (z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(3)),
  changed: (z) => z.string().check(z.overwrite(upper), z.regex(/^[A-Z]+$/)),
  whole: (z) => z.int().check(z.gte(1), z.lte(9)),
  number: (z) => z.number(),
  yes: (z) => z.boolean(),
  choice: (z) => z.enum(['a', 'b']),
  literal: (z) => z.literal([1, 2]),
  none: (z) => z._default(z.nullable(z.string()), null),
  list: (z) => z.array(z.string()).check(z.maxLength(2)),
  fields: (z) => z.strictObject({ a: z.string(), b: z._default(z.int(), 3) }),
  more: (z) => z.extend(z.strictObject({ a: z.string() }), { b: z._default(z.boolean(), false) }),
  named: (z) => z.record(z.string().check(z.maxLength(2)), z.int()),
  either: (z) => z.union([z.string(), z.array(z.int()), z.strictObject({ a: z.string() })]),
  exact: (z) => z.string().check(z.length(2)),
  day: (z) => z.iso.date(),
  clock: (z) => z.iso.time({ precision: -1 }),
  moment: (z) => z.iso.datetime({ local: true, offset: false, precision: -1 }).check(z.length(16)),
  email: (z) => z.email(),
}
it.each(Object.keys(schemas))('reads a %s as zod does, and finds the same places at fault', (name) => {
  const { whole, small: own } = made(schemas[name] as Maker)
  for (const value of values) {
    const [wanted, found] = [whole.safeParse(value), own.safeParse(value)]
    expect([value, found.success, found.data]).toEqual([value, wanted.success, wanted.data])
    const places = (parsed: typeof wanted) => parsed.error?.issues.slice(0, 1).map(({ path }) => path)
    expect([value, places(found)]).toEqual([value, places(wanted)])
  }
})
