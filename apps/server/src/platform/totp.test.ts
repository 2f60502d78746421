import { expect, test } from 'vitest'
import { stepOf, stepOfCode, toBase32, totpAt, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(totpAt(secret, stepOf(new Date(seconds * 1000)), 8)).toBe(code)
  expect(totpAt(secret, stepOf(new Date(seconds * 1000)))).toBe(code.slice(2))
})

test('secrets are written as RFC 4648 writes them', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ')
  const uri = totpUri({ secret: 'GEZDGNBV', issuer: '码台', name: '+86 138****8000' })
  expect(new URL(uri).searchParams.get('issuer')).toBe('码台')
  expect(decodeURIComponent(new URL(uri).pathname)).toContain('+86 138****8000')
})

test('a code holds for its half minute and the ones beside it, once', () => {
  const now = new Date('2026-11-21T10:00:10Z')
  const here = stepOf(now)
  const of = (step: number) => totpAt(secret, step)
  for (const near of [-1, 0, 1]) expect(stepOfCode(secret, of(here + near), { now, after: 0 })).toBe(here + near)
  for (const far of [-2, 2]) expect(stepOfCode(secret, of(here + far), { now, after: 0 })).toBeUndefined()
  expect(stepOfCode(secret, of(here), { now, after: here })).toBeUndefined()
  expect(stepOfCode(secret, of(here - 1), { now, after: here })).toBeUndefined()
  expect(stepOfCode(secret, of(here + 1), { now, after: here })).toBe(here + 1)
  expect(stepOfCode(secret, '', { now, after: 0 })).toBeUndefined()
})
