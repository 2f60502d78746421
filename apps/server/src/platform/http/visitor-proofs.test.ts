import { expect, it } from 'vitest'
import { createProofs, proofLifetimes, readCookies } from './visitor-proofs.ts'

const now = new Date('2026-11-20T04:00:00Z')
const proofs = createProofs(Buffer.from('the secret of this server'))
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

it('reads what it wrote until it ends', () => {
  const cookie = proofs.write('password', 'AAAAAAAA secret', 'yes', now)
  expect(proofs.read('password', 'AAAAAAAA secret', cookie, now)).toBe('yes')
  expect(proofs.read('password', 'AAAAAAAA secret', cookie, later(proofLifetimes.password - 1))).toBe('yes')
  expect(proofs.read('password', 'AAAAAAAA secret', cookie, later(proofLifetimes.password))).toBe('')
})

it('takes none of another code, of a changed password, of another kind or another server', () => {
  const cookie = proofs.write('password', 'AAAAAAAA secret', 'yes', now)
  expect(proofs.read('password', 'BBBBBBBB secret', cookie, now)).toBe('')
  expect(proofs.read('password', 'AAAAAAAA changed', cookie, now)).toBe('')
  expect(proofs.read('person', 'AAAAAAAA secret', cookie, now)).toBe('')
  expect(createProofs(Buffer.from('another')).read('password', 'AAAAAAAA secret', cookie, now)).toBe('')
})

it.each([undefined, '', 'yes', 'yes.1.2', `yes.99999999999999.${'a'.repeat(43)}`, 'x'.repeat(10_000)])(
  'takes no forgery: %s',
  (cookie) => expect(proofs.read('phone', '', cookie, now)).toBe(''),
)

it('takes no later end', () => {
  const cookie = proofs.write('phone', '', '8613800000000', now)
  expect(proofs.read('phone', '', cookie.replace(/\.(\d+)\./, '.9999999999999.'), now)).toBe('')
  expect(proofs.read('phone', '', cookie.replace('8613800000000', '8613800000001'), now)).toBe('')
})

it('reads the first of two cookies of a name', () => {
  expect([...readCookies(' a=1; b=2=3;a=4; c ;=5')]).toEqual([
    ['a', '1'],
    ['b', '2=3'],
  ])
})
