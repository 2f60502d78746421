import { describe, expect, it } from 'vitest'
import { dueAfter, noSettings, startOf, stateOfItem, watchStep } from './follow-up.ts'

const now = new Date('2026-03-02T08:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const bad = {
  join: 'all' as const,
  tests: [{ component: 'q1', comparison: 'is' as const, value: 'bad' }],
}

describe('when a record is due', () => {
  const settings = { ...noSettings, dueHours: { pending: 4, inProgress: null } }

  it('is by the state that it comes into', () => {
    expect(dueAfter(settings, 'pending', now)).toEqual(later(4))
  })

  it.each(['inProgress', 'done', 'noNeed'] as const)('is not said of %s', (state) => {
    expect(dueAfter(settings, state, now)).toBeUndefined()
  })
})

describe('a new record', () => {
  it('is pending without a rule', () => {
    expect(startOf(noSettings, () => true)).toEqual({ state: 'pending', chargeId: null, isByRule: false })
  })

  it('is as the first rule says that holds', () => {
    const rules = [
      { when: { ...bad, join: 'any' as const }, state: 'noNeed' as const, chargeId: null },
      { when: bad, state: 'inProgress' as const, chargeId: 7 },
    ]
    const holds = ({ join }: { join: string }) => join === 'all'
    expect(startOf({ ...noSettings, rules }, holds)).toEqual({ state: 'inProgress', chargeId: 7, isByRule: true })
  })
})

it('an item of a status brings records into the state of its rule', () => {
  const settings = { ...noSettings, statusRules: [{ itemId: 5, state: 'done' as const }] }
  expect(stateOfItem(settings, 5)).toBe('done')
  expect(stateOfItem(settings, 6)).toBeUndefined()
})

describe('a record that is late', () => {
  const escalation = { afterHours: 2, userIds: [3] }
  const settings = { ...noSettings, escalation }

  it('is told to who is in charge, and to others when it stays', () => {
    const first = watchStep(settings, { followUp: 'pending', dueAt: now, watchAt: now })
    expect(first).toEqual({ tell: 'charge', next: later(2) })
    expect(watchStep(settings, { followUp: 'inProgress', dueAt: now, watchAt: later(2) })).toEqual({
      tell: 'others',
      next: null,
    })
  })

  it('is told once where nobody else is named', () => {
    expect(watchStep(noSettings, { followUp: 'pending', dueAt: now, watchAt: now })).toEqual({
      tell: 'charge',
      next: null,
    })
  })

  it('is told to nobody once it is done', () => {
    expect(watchStep(settings, { followUp: 'done', dueAt: now, watchAt: now })).toEqual({ tell: null, next: null })
  })
})
