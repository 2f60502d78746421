import { expect, it } from 'vitest'
import { accountOf, hashToken, hintOf, isKey, isUsedLongAgo, makeToken } from './rules.ts'

it('a token says whose it is, is told from a session, and no two are alike', () => {
  const token = makeToken(71)
  expect(token).toMatch(/^mk_1z_[A-Za-z0-9]{32}$/)
  expect(accountOf(token)).toBe(71)
  expect([isKey(token), isKey('Ab3dE5fGh2JkLmNpQrSt')]).toEqual([true, false])
  expect(makeToken(71)).not.toBe(token)
})

it.each(['', 'mk_', 'mk_1z_short', `mk__${'a'.repeat(32)}`, `mk_1z_${'a'.repeat(31)}-`])('%j is no key', (token) => {
  expect(accountOf(token)).toBeUndefined()
})

it('a hint shows the beginning and keeps the rest', () => {
  const token = makeToken(71)
  expect(hintOf(token)).toBe(`${token.slice(0, 12)}…`)
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
})

it('the last use is written once a minute', () => {
  const now = new Date('2026-11-28T10:00:00Z')
  expect(isUsedLongAgo(null, now)).toBe(true)
  expect(isUsedLongAgo(new Date('2026-11-28T09:59:01Z'), now)).toBe(false)
  expect(isUsedLongAgo(new Date('2026-11-28T09:59:00Z'), now)).toBe(true)
})
