import type { FollowUpSettings } from '@matai/contract'
import { answered, type FormDocument } from '@matai/form-kit/schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noSettings, startOf } from './follow-up.ts'
import { holdingFor } from './holding.ts'

const options = ['o0', 'o1', 'o2'].map((id) => ({ id, label: id }))
const questions = ['q0', 'q1', 'q2']
const document = {
  title: '检查',
  intro: '',
  exam: null,
  rules: [],
  pages: [
    {
      id: 'p1',
      components: questions.map((id) => ({
        ...{ id, type: 'radio' },
        settings: { title: id, hint: '', required: false, options, other: false },
      })),
    },
  ],
} as unknown as FormDocument // what the server has read: with the defaults that these rules do not look at

const test = fc.record({
  component: fc.constantFrom(...questions),
  comparison: fc.constantFrom('is' as const, 'isNot' as const, 'filled' as const, 'blank' as const),
  value: fc.constantFrom(...options.map(({ id }) => id)),
})
const rule = fc.record({
  when: fc.record({
    join: fc.constantFrom('all' as const, 'any' as const),
    tests: fc.array(test, { minLength: 1, maxLength: 3 }),
  }),
  state: fc.constantFrom('pending' as const, 'inProgress' as const, 'done' as const, 'noNeed' as const),
  chargeId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
})
const given = fc.dictionary(fc.constantFrom(...questions), fc.constantFrom(...options.map(({ id }) => id)))

/** The same, said as plainly as possible: the first rule whose tests hold, test by test. */
function model(rules: FollowUpSettings['rules'], answers: Record<string, string>) {
  for (const { when, state, chargeId } of rules) {
    const held = when.tests.map(({ component, comparison, value }) => {
      const answer = answers[component]
      if (comparison === 'filled') return answer !== undefined
      if (comparison === 'blank') return answer === undefined
      // What was not answered is nothing in particular, and nothing else either.
      return answer !== undefined && (comparison === 'is') === (answer === value)
    })
    if (when.join === 'all' ? !held.includes(false) : held.includes(true)) return { state, chargeId, isByRule: true }
  }
  return { state: 'pending', chargeId: null, isByRule: false }
}

it('whatever rules there are and whatever is answered, a record begins as a plain reading of them says', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 4 }), given, (rules, chosen) => {
      const answers = Object.fromEntries(
        Object.entries(chosen).map(([id, option]) => [id, { option, text: '' }]),
      ) as never // as the form reads them
      const holds = holdingFor(answered(document, answers))
      expect(startOf({ ...noSettings, rules }, holds)).toEqual(model(rules, chosen))
    }),
    { numRuns: 500 },
  )
})
