import { describe, expect, it } from 'vitest'
import { type AccountFacts, digitsIn, stateOfAccount } from './rules.ts'

const now = new Date('2026-11-23T08:00:00Z')
const past = new Date('2026-11-22T08:00:00Z')
const facts: AccountFacts = {
  ...{ id: 1, name: '', kind: 'personal', tier: 7, tierUntil: null, disabledAt: null, createdAt: past },
  ...{ mobile: '+8613800138000', closingAt: null, lastSignInAt: null, storedBytes: 0 },
}

describe('the state of an account', () => {
  it.each([
    [{}, 'active'],
    [{ tierUntil: new Date(now.getTime() + 1) }, 'active'],
    [{ tierUntil: now }, 'ended'],
    [{ closingAt: new Date(now.getTime() + 1), tierUntil: past }, 'closing'],
    [{ mobile: null }, 'closing'],
    [{ mobile: null, disabledAt: past }, 'disabled'],
  ] as const)('of %j is %s', (change, state) => {
    expect(stateOfAccount({ ...facts, ...change }, now)).toBe(state)
  })
})

it.each([
  ['138 0013 8000', '13800138000'],
  ['+86 (138) 0013-8000', '8613800138000'],
  ['38', undefined],
  ['海滨', undefined],
])('finds in %j the digits %s', (keyword, digits) => {
  expect(digitsIn(keyword)).toBe(digits)
})
