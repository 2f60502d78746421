import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { evaluate, operandsOf } from './evaluate.ts'
import { type Expression, expression } from './expression.ts'

const numbers: Record<string, string> = { a: '0.1', b: '0.2', c: '-3' }
const of = (one: Expression) => evaluate(one, (id) => numbers[id] ?? null)
const answer = (id: string): Expression => ({ answer: id })

describe('a computed number', () => {
  it('is exact', () => {
    expect(of({ sum: [answer('a'), answer('b')] })).toBe('0.3')
    expect(of({ product: [answer('a'), answer('c')] })).toBe('-0.3')
    expect(of({ minus: [answer('a'), answer('b')] })).toBe('-0.1')
    expect(of({ divide: [answer('c'), { number: '7' }] })).toBe('-0.4285714286')
  })
  it('is not there before its parts are, but for sums', () => {
    expect(of({ sum: [answer('a'), answer('gone')] })).toBe('0.1')
    expect(of({ sum: [answer('gone')] })).toBeNull()
    expect(of({ product: [answer('a'), answer('gone')] })).toBeNull()
    expect(of({ minus: [answer('gone'), answer('a')] })).toBeNull()
    expect(of({ divide: [answer('a'), { number: '0.0' }] })).toBeNull()
  })
  it('is given up before it is longer than anybody needs', () => {
    const wide: Expression = { product: Array.from({ length: 20 }, () => ({ number: '9'.repeat(30) })) }
    const started = performance.now()
    expect(of({ product: Array.from({ length: 20 }, () => wide) })).toBeNull()
    expect(performance.now() - started).toBeLessThan(500)
  })
})

it('is refused where it is no tree of numbers', () => {
  const takes = (one: unknown) => z.safeParse(expression, one).success
  expect(takes({ sum: [{ answer: 'a' }, { number: '1' }] })).toBe(true)
  expect(
    ['1+1', { sum: [] }, { minus: [{ number: '1' }] }, { number: '1', answer: 'a' }, { run: 'x' }].some(takes),
  ).toBe(false)
})

it('needs what its operands name', () => {
  const leaf = fc.oneof(
    fc.record({ number: fc.integer().map(String) }),
    fc.record({ answer: fc.constantFrom('a', 'b', 'c', 'gone') }),
  )
  const node = fc.oneof(leaf, fc.record({ product: fc.array(leaf, { minLength: 1, maxLength: 3 }) }))
  const tree = fc.record({ product: fc.array(node, { minLength: 1, maxLength: 3 }) })
  fc.assert(
    fc.property(tree, (one) => {
      expect(of(one as Expression) === null).toBe(operandsOf(one as Expression).includes('gone'))
    }),
  )
})
