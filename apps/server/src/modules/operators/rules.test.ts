import { describe, expect, it } from 'vitest'
import { type AccountFacts, digitsIn, lockedNameOf, lockedFound, stateOfAccount, toOperatedAccount } from './rules.ts'

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
  [{}, null],
  [{ tier: 1 }, 20 * 1024 ** 3],
  [{ tier: 1, tierUntil: now }, 1024 ** 3],
] as const)('gives an account of %j room for %j bytes', (change, bytes) => {
  expect(toOperatedAccount({ ...facts, ...change }, now).storageLimit).toBe(bytes)
})

it.each([
  ['138 0013 8000', '13800138000'],
  ['+86 (138) 0013-8000', '8613800138000'],
  ['38', undefined],
  ['海滨', undefined],
])('finds in %j the digits %s', (keyword, digits) => {
  expect(digitsIn(keyword)).toBe(digits)
})

describe('names that meet a limit', () => {
  const locked = ['+8613800138000', '+14155552671', 'wang', '+4913800138000', '+8613800138000'].map((name) => ({
    name,
  }))

  it('are found however they are written, and only when nobody else is meant', () => {
    expect(lockedNameOf(locked, ' +86 138-0013-8000 ')).toBe('+8613800138000')
    expect(lockedNameOf(locked, '4155552671')).toBe('+14155552671')
    expect(lockedNameOf(locked, '13800138000')).toBeUndefined()
    expect(lockedNameOf(locked, '8000')).toBeUndefined()
    expect(lockedNameOf(locked, 'Wang')).toBe('wang')
    expect(lockedNameOf(locked, 'li')).toBeUndefined()
  })

  it('come page by page, in either order, by a word', () => {
    const ask = { page: 1, pageSize: 2, keyword: '', sort: 'oldest' as const, filters: {} }
    expect(lockedFound(locked, ask)).toEqual(locked)
    expect(lockedFound(locked, { ...ask, sort: 'newest' })[0]).toEqual(locked[4])
    expect(lockedFound(locked, { ...ask, sort: 'name' })[0]?.name).toBe('+14155552671')
    expect(lockedFound(locked, { ...ask, keyword: 'WANG' })).toEqual([{ name: 'wang' }])
  })
})
