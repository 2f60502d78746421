import { expect, it } from 'vitest'
import { createTypeWriter } from './json-type.ts'

const { write } = createTypeWriter()

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ const: 'a' }, '"a"'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { type: 'string' } }, 'Array<string>'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, '{ "a": string; "b"?: unknown }'],
  [{}, 'unknown'],
])('%j is %s', (schema, type) => {
  expect(write(schema)).toBe(type)
})

it('gives what is long one name, however often it comes', () => {
  const writer = createTypeWriter()
  const fields = Array.from({ length: 20 }, (_, index) => [`field${index}`, { type: 'string' }])
  const long = { type: 'object', properties: Object.fromEntries(fields) }
  expect([writer.write(long), writer.write(long)]).toEqual(['T1', 'T1'])
  expect(writer.aliases()).toMatch(/^type T1 = \{ "field0"\?: string; /)
})
