import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visible } from '../schema.ts'
import { component, form, when } from './form.fixture.ts'

const state = component('state', 'radio')
const note = component('note', 'text', { mask: '' })
const count = component('count', 'number', { min: null, max: null, decimals: null })
const end = component('end', 'signature')

const bad = { option: 'bad', text: '' }
const show = (id: string, condition: object, ...targets: string[]) => ({ id, kind: 'show', when: condition, targets })

describe('show', () => {
  const shown = form([[state, note, end]], { rules: [show('s', when('state', 'is', 'bad'), 'note')] })

  it('hides its targets until the condition holds', () => {
    expect(visible(shown, {})).toEqual(['state', 'end'])
    expect(visible(shown, { state: bad })).toEqual(['state', 'note', 'end'])
  })
  it('knows options by their words as well', () => {
    const byLabel = form([[state, note]], { rules: [show('s', when('state', 'is', '异常'), 'note')] })
    expect(visible(byLabel, { state: bad })).toEqual(['state', 'note'])
  })
  it('needs one of several rules', () => {
    const two = form([[state, count, note]], {
      rules: [show('s', when('state', 'is', 'bad'), 'note'), show('t', when('count', 'atLeast', '10'), 'note')],
    })
    expect(visible(two, { count: '9.99' })).toEqual(['state', 'count'])
    expect(visible(two, { count: '10.0' })).toContain('note')
  })
  it('counts no answer of a question that is hidden itself', () => {
    const chain = form([[state, note, end]], {
      rules: [show('s', when('state', 'is', 'bad'), 'note'), show('t', when('note', 'filled'), 'end')],
    })
    expect(visible(chain, { note: 'AB' })).toEqual(['state'])
    expect(visible(chain, { state: bad, note: 'AB' })).toEqual(['state', 'note', 'end'])
  })
  it('shows whole pages', () => {
    const pages = form([[state], [note, end]], { rules: [show('s', when('state', 'filled'), 'p2')] })
    expect(visible(pages, {})).toEqual(['state'])
    expect(visible(pages, { state: bad })).toEqual(['state', 'note', 'end'])
  })
})

describe('skip', () => {
  const skip = (to: string | null) =>
    form([[state, note], [count], [end]], {
      rules: [{ id: 'k', kind: 'skip', when: when('state', 'is', 'ok'), after: 'state', to }],
    })

  it('leaves out what stands between', () => {
    expect(visible(skip('p3'), { state: { option: 'ok', text: '' } })).toEqual(['state', 'end'])
    expect(visible(skip(null), { state: { option: 'ok', text: '' } })).toEqual(['state'])
    expect(visible(skip('p3'), { state: bad })).toEqual(['state', 'note', 'count', 'end'])
  })
})

it.each([
  ['filled', '', '7', true],
  ['blank', '', undefined, true],
  ['is', '7.0', '7', true],
  ['isNot', '8', '7', true],
  ['isNot', '8', undefined, false],
  ['atLeast', '7', '6.9', false],
  ['atMost', '7', '7', true],
  ['atMost', 'many', '7', false],
])('%s %s of %s is %s', (comparison, value, answer, holds) => {
  const document = form([[count, end]], { rules: [show('s', when('count', comparison, value), 'end')] })
  expect(visible(document, { count: answer }).includes('end')).toBe(holds)
})

it('compares days, and moments with days', () => {
  const moment = component('moment', 'datetime')
  const until = form([[moment, end]], { rules: [show('s', when('moment', 'atMost', '2026-03-02'), 'end')] })
  expect(visible(until, { moment: '2026-03-02T23:59' })).toContain('end')
  expect(visible(until, { moment: '2026-03-03T00:00' })).not.toContain('end')
})

it('ends, shows the same each time, and only what there is, whatever the rules and answers', () => {
  const ids = ['state', 'note', 'count', 'end']
  const id = fc.constantFrom(...ids, 'p1', 'p2', 'gone')
  const condition = fc.record({
    join: fc.constantFrom('all', 'any'),
    tests: fc.array(
      fc.record({
        component: id,
        comparison: fc.constantFrom('filled', 'blank', 'is', 'isNot', 'atLeast', 'atMost', 'contains'),
        value: fc.constantFrom('', 'bad', '5', 'A'),
      }),
      { maxLength: 3 },
    ),
  })
  const rule = fc.oneof(
    fc.record({ kind: fc.constantFrom('show', 'require'), when: condition, targets: fc.array(id, { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('skip'), when: condition, after: id, to: fc.constantFrom('p1', 'p2', null) }),
    fc.record({
      kind: fc.constant('compute'),
      target: id,
      value: fc.constantFrom({ sum: [{ answer: 'count' }, { number: '1' }] }, { answer: 'note' }),
    }),
  )
  const answers = fc.dictionary(fc.constantFrom(...ids, '__proto__', 'constructor'), fc.jsonValue())
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), answers, (rules, given) => {
      const document = form(
        [
          [state, note],
          [count, end],
        ],
        { rules: rules.map((one, at) => ({ id: `r${at}`, ...one })) },
      )
      const first = visible(document, given)
      expect(visible(document, given)).toEqual(first)
      expect(ids.filter((one) => first.includes(one))).toEqual(first)
    }),
    { numRuns: 500 },
  )
})
