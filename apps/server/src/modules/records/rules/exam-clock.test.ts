import { expect, it } from 'vitest'
import { beginAttempt, begunAt, clockOf } from './exam-clock.ts'

const secret = Buffer.from('a secret of thirty-two characters')
const now = new Date('2026-11-23T08:00:00Z')

it('knows when an attempt of its own began, and nothing of others', () => {
  const attempt = beginAttempt(secret, 7, now)
  expect(begunAt(secret, 7, attempt)).toEqual(now)
  expect(begunAt(secret, 8, attempt)).toBeUndefined()
  const [, ...rest] = attempt.split('~')
  const later = new Date(now.getTime() + 3_600_000).getTime().toString(36)
  expect(begunAt(secret, 7, [later, ...rest].join('~'))).toBeUndefined()
  expect(begunAt(secret, 7, 'made-up-by-somebody')).toBeUndefined()
})

it('never gives two attempts one name', () => {
  expect(beginAttempt(secret, 7, now)).not.toBe(beginAttempt(secret, 7, now))
})

it('ends after its minutes, and takes what comes within two more', () => {
  expect(clockOf(now, 20)).toEqual({
    endsAt: new Date('2026-11-23T08:20:00Z'),
    takenUntil: new Date('2026-11-23T08:22:00Z'),
  })
})
