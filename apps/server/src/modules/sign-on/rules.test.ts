import { describe, expect, it } from 'vitest'
import { accountOfState, isKeyOf, hashKey, isLetIn, makeState, proofsOf, readPerson } from './rules.ts'

describe('whom a company lets in', () => {
  const anyone = { domains: [], claim: '', values: [] }
  it.each([
    ['any where nothing is asked', anyone, {}, '', true],
    ['the domain of the address', { ...anyone, domains: ['acme.example'] }, {}, 'li@acme.example', true],
    ['no other domain', { ...anyone, domains: ['acme.example'] }, {}, 'li@evil-acme.example', false],
    ['no domain before the last @', { ...anyone, domains: ['acme.example'] }, {}, 'a@acme.example@evil.example', false],
    ['nobody without an address', { ...anyone, domains: ['acme.example'] }, {}, '', false],
    ['one of several values', { ...anyone, claim: 'groups', values: ['qr'] }, { groups: ['a', 'qr'] }, '', true],
    ['a value that stands alone', { ...anyone, claim: 'hd', values: ['acme'] }, { hd: 'acme' }, '', true],
    ['no other value', { ...anyone, claim: 'groups', values: ['qr'] }, { groups: ['qrs'] }, '', false],
    ['nobody without the claim', { ...anyone, claim: 'groups', values: ['undefined'] }, {}, '', false],
  ])('%s', (_, match, claims, email, isIn) => expect(isLetIn(match, claims, email)).toBe(isIn))
})

it('takes no address that the provider says is not proven', () => {
  expect(readPerson({ sub: '1', email: 'Li@Acme.example', email_verified: false }).email).toBe('')
  expect(readPerson({ sub: '1', email: 'Li@Acme.example', email_verified: 'false' }).email).toBe('')
  expect(readPerson({ sub: '1', email: 'Li@Acme.example', given_name: '丽', family_name: '李' })).toEqual({
    ...{ subject: '1', email: 'li@acme.example', name: '丽 李' },
  })
})

it('gives other proofs to every state and every browser', () => {
  const serverKey = Buffer.from('key')
  const state = makeState(12)
  expect(accountOfState(state)).toBe(12)
  const one = proofsOf(serverKey, state, 'a')
  expect(one.nonce).not.toBe(one.verifier)
  expect(proofsOf(serverKey, state, 'b').verifier).not.toBe(one.verifier)
  expect(one.verifier).toMatch(/^[\w-]{43}$/)
  expect(isKeyOf('a', hashKey('a'))).toBe(true)
  expect(isKeyOf('b', hashKey('a'))).toBe(false)
})
