import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls, contract } from './contract.ts'
import { partsOf, withoutRules } from './stored.ts'

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}`, call })),
)
const ruled = (schema: z.ZodType) =>
  partsOf(schema)
    .filter(({ schema: part }) => ((part._zod.def as { checks?: unknown[] }).checks ?? []).length > 0)
    .map(({ path }) => path)

test('no output of a call holds a rule that something stored could fail', () => {
  expect(calls.map(({ key, call }) => [key, ruled(call.output)]).filter(([, paths]) => paths?.length)).toEqual([])
  // The walk sees rules where there are some.
  expect(ruled(contract.qrCodes.save.input).length).toBeGreaterThan(20)
})

test('shapes, choices and formats stay', () => {
  const of = z.strictObject({
    text: z.string().trim().min(2).max(3).default('x').describe('words'),
    kinds: z.array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a'), n: z.int().max(3) })])).max(1),
    at: z.iso.datetime().nullable(),
    both: z.record(z.string().max(1), z.union([z.number().max(1), z.string().max(1)])),
  })
  const stored = withoutRules(of.refine(() => false))
  const long = {
    text: ' longer ',
    kinds: [
      { type: 'a', n: 9 },
      { type: 'a', n: 8 },
    ],
    at: null,
    both: { long: 'long' },
  }
  expect(stored.parse(long)).toEqual(long)
  expect(stored.parse({ ...long, text: undefined }).text).toBe('x')
  for (const wrong of [{ text: 1 }, { kinds: [{ type: 'b' }] }, { at: 'now' }, { more: 1 }, { both: { a: true } }])
    expect(stored.safeParse({ ...long, ...wrong }).success).toBe(false)
  expect(z.toJSONSchema(stored).properties?.text).toMatchObject({ description: 'words' })
})
