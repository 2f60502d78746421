import { expect, it } from 'vitest'
import { Failure } from '../../../platform/failure.ts'
import { readProven, readWait, toldTried, wayBack } from './told.ts'

const now = new Date('2026-11-23T08:00:00Z')

it('tells the next page what went well, for two minutes', () => {
  const way = wayBack('abcdefgh', { proven: 'password', now })
  const written = new URL(way, 'http://a').searchParams.get('ok') ?? ''
  expect(readProven(written, new Date(now.getTime() + 60_000))).toBe('password')
  expect(readProven(written, new Date(now.getTime() + 121_000))).toBeUndefined()
  expect(readProven('secret.1795420800', now)).toBeUndefined()
  expect(readProven('password', now)).toBeUndefined()
})

it('tells why not, and how long to wait', () => {
  expect(wayBack('abcdefgh', {})).toBe('/q/abcdefgh')
  expect(wayBack('abcdefgh', { told: 'tooOften', wait: 34 })).toBe('/q/abcdefgh?n=tooOften&w=34')
  expect([readWait('34'), readWait(''), readWait('-1'), readWait('1e9')]).toEqual([34, undefined, undefined, undefined])
})

it('says what the accounts refused', () => {
  const often = new Failure('tooManyRequests', 'errors.tooManyRequests', { data: { retryAfter: 60 } })
  expect(toldTried(often, 'smsFailed')).toEqual({ told: 'tooOften', wait: 60 })
  const wrong = new Failure('inputInvalid', 'accounts.mobileFormat', {
    fields: [{ path: ['mobile'], phrase: 'accounts.mobileFormat' }],
  })
  expect(toldTried(wrong, 'smsFailed')).toEqual({ told: 'mobileWrong' })
  expect(toldTried(new Failure('server', 'accounts.smsSendFailed'), 'smsFailed')).toEqual({ told: 'smsFailed' })
  expect(() => toldTried(new Error('down'), 'smsFailed')).toThrow('down')
})
