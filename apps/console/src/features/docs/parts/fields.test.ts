import { describe, expect, it } from 'vitest'
import { fieldsOf, typeOf } from './fields.ts'

describe('fieldsOf', () => {
  it('names nested fields by their way from the top', () => {
    const item = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }
    const schema = {
      type: 'object',
      properties: { list: { type: 'array', items: item }, account: { anyOf: [item, { type: 'null' }] } },
      required: ['list'],
    }
    expect(fieldsOf(schema).map(({ name, type, required }) => [name, type, required])).toEqual([
      ['list', 'object[]', true],
      ['list[].id', 'integer', true],
      ['account', 'object | null', false],
      ['account.id', 'integer', true],
    ])
  })

  it.each([
    [{ type: 'string', minLength: 1, maxLength: 64 }, '1–64'],
    [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 200 }, '≤ 200'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, '≥ 1'],
    [{ type: 'string', enum: ['zh', 'en'] }, '"zh" | "en"'],
    [{ type: 'boolean' }, ''],
  ])('writes the limits of %j', (field, limits) => {
    expect(fieldsOf({ properties: { field } })[0]?.limits).toBe(limits)
  })
})

describe('typeOf', () => {
  it('names formats and choices', () => {
    expect(typeOf({ type: 'string', format: 'date-time' })).toBe('string (date-time)')
    expect(typeOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null')
    expect(typeOf({})).toBe('any')
  })
})
