import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../engine/sampling.ts'
import { componentTypes } from '../maps/schemas.ts'
import { checkAnswers, filledIn } from '../schema.ts'
import { componentsOf } from './components-of.ts'
import { answersOf, component, form, when } from './form.fixture.ts'

const everything = form([componentTypes.map((type, at) => component(`c${at}`, type))])
const open = { min: null, max: null, decimals: null }

it('keeps good answers of all types as they are', () => {
  const asked = componentsOf(everything)
  const good = answersOf(asked)
  const { problems, answers } = checkAnswers(everything, good, sampleFacts)
  expect(problems).toEqual([])
  expect(answers).toEqual(Object.fromEntries(Object.entries(good).filter(([, answer]) => answer !== undefined)))
})

it('keeps nothing that has a problem, and says of which question it is', () => {
  const document = form([[component('a', 'number'), component('b', 'text', { mask: '', required: true })]])
  const { problems, answers } = checkAnswers(document, { a: '9', b: ' ', c: 'x' }, sampleFacts)
  expect(problems.map(({ component: id, phrase }) => [id, phrase])).toEqual([
    ['a', 'formProblems.tooBig'],
    ['b', 'formProblems.required'],
  ])
  expect(answers).toEqual({})
})

describe('rules', () => {
  it('leave out what was answered before it was hidden', () => {
    const document = form([[component('a', 'radio'), component('b', 'text', { mask: '', required: true })]], {
      rules: [{ id: 's', kind: 'show', when: when('a', 'is', 'bad'), targets: ['b'] }],
    })
    const { problems, answers } = checkAnswers(document, { a: { option: 'ok', text: '' }, b: 'x' }, sampleFacts)
    expect(problems).toEqual([])
    expect(answers).toEqual({ a: { option: 'ok', text: '' } })
  })

  it('ask for more when it is needed', () => {
    const document = form([[component('a', 'radio'), component('b', 'image')]], {
      rules: [{ id: 'r', kind: 'require', when: when('a', 'is', 'bad'), targets: ['b'] }],
    })
    const problemsOf = (option: string) =>
      checkAnswers(document, { a: { option, text: '' } }, sampleFacts).problems.map((one) => one.component)
    expect(problemsOf('ok')).toEqual([])
    expect(problemsOf('bad')).toEqual(['b'])
  })

  it('compute numbers, whatever was sent in their place', () => {
    const price = component('price', 'number', { ...open, decimals: 2 })
    const total = component('total', 'number', { ...open, required: true })
    const document = form([[price, component('count', 'stock'), total]], {
      rules: [
        {
          id: 'c',
          kind: 'compute',
          target: 'total',
          value: { minus: [{ product: [{ answer: 'price' }, { answer: 'count' }] }, { number: '0.1' }] },
        },
      ],
    })
    const given = { price: '0.1', count: '3', total: '1' }
    expect(checkAnswers(document, given, sampleFacts).answers).toEqual({ price: '0.1', count: '3', total: '0.20' })
    // Without what it is made of there is no number, and a required one is missing.
    expect(checkAnswers(document, { total: '1' }, sampleFacts).problems[0]?.phrase).toBe('formProblems.required')
  })

  it('fill in what is known, and never over an answer', () => {
    const plain = { mask: '', min: null, max: null }
    const document = form(
      [
        ['a', 'b', 'c', 'd']
          .map((id) => component(id, 'text', plain))
          .concat(component('day', 'date', { initialToday: true })),
      ],
      {
        rules: [
          { id: 'f1', kind: 'fill', target: 'a', from: { is: 'variable', name: '编号' } },
          { id: 'f2', kind: 'fill', target: 'b', from: { is: 'person', name: 'name' } },
          { id: 'f3', kind: 'fill', target: 'c', from: { is: 'answer', name: 'a' } },
          { id: 'f4', kind: 'fill', target: 'd', from: { is: 'variable', name: '编号' } },
        ],
      },
    )
    const known = { variables: { 编号: 'E-7' }, person: { name: '王明' } }
    expect(filledIn(document, { d: '手写' }, { known, facts: sampleFacts })).toEqual({
      a: 'E-7',
      b: '王明',
      c: 'E-7',
      d: '手写',
      day: '2026-03-02',
    })
  })
})

it('never throws, keeps only what is asked, and finds nothing wrong with what it kept', () => {
  const ids = componentsOf(everything).map(({ id }) => id)
  const good = answersOf(componentsOf(everything))
  const answers = fc.dictionary(fc.constantFrom(...ids, 'gone', '__proto__'), fc.jsonValue({ maxDepth: 3 }), {
    maxKeys: 12,
  })
  fc.assert(
    fc.property(answers, (some) => {
      const { problems, answers: kept } = checkAnswers(everything, { ...good, ...some }, sampleFacts)
      const wrong = new Set(problems.map((one) => one.component))
      expect(Object.keys(kept).every((id) => ids.includes(id) && !wrong.has(id))).toBe(true)
      const again = checkAnswers(everything, kept, sampleFacts)
      expect(again.problems).toEqual([])
      expect(again.answers).toEqual(kept)
    }),
    { numRuns: 150 },
  )
})
