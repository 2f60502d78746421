import { expect, it } from 'vitest'
import { isLooser, needsSecond, stateOf } from './rules.ts'

it.each([
  [{ most: null, count: 1_000, deleted: 0, agreed: 0 }, false],
  [{ most: 5, count: 5, deleted: 0, agreed: 0 }, false],
  [{ most: 5, count: 6, deleted: 0, agreed: 0 }, true],
  [{ most: 5, count: 1, deleted: 5, agreed: 0 }, true],
  [{ most: 5, count: 1, deleted: 300, agreed: 300 }, false],
  // Restored codes give no room: what was agreed to never counts for more than what is gone.
  [{ most: 5, count: 6, deleted: 0, agreed: 300 }, true],
])('%o needs a second person: %s', (facts, needs) => expect(needsSecond(facts)).toBe(needs))

it('takes a higher number, and none at all, for a looser rule', () => {
  expect([isLooser(5, 6), isLooser(5, null), isLooser(5, 5), isLooser(5, 4), isLooser(null, 4)]).toEqual([
    ...[true, true, false, false, false],
  ])
})

it('ends a request that nobody answered in its time', () => {
  const expiresAt = new Date('2026-11-28T00:00:00Z')
  expect(stateOf({ state: 'waiting', expiresAt }, new Date('2026-11-27T23:59:59Z'))).toBe('waiting')
  expect(stateOf({ state: 'waiting', expiresAt }, expiresAt)).toBe('expired')
  expect(stateOf({ state: 'given', expiresAt }, expiresAt)).toBe('given')
})
