import { expect, test } from 'vitest'
import { createSecurityLog, factsOf } from './security-log.ts'

test('an event is one line that names neither network nor number in full, and the request remembers whom it is about', () => {
  const lines: [string, object][] = []
  const log = {
    warn: (line: object) => void lines.push(['warn', line]),
    info: (line: object) => void lines.push(['info', line]),
  }
  const security = createSecurityLog({ log: log as never, secret: Buffer.from('a secret of this test') })
  const request = {}
  const note = security.noteFor(request, { requestId: 'r1', network: '192.0.2.1' })
  note('signInRefused', { mobile: '+86 138****5678', reason: 'wrongPassword' })
  note('signedIn', { userId: 7, accountId: 9 })
  const network = security.networkMark('192.0.2.1')
  expect(network).toMatch(/^[\w-]{12}$/)
  expect(lines).toEqual([
    [
      'warn',
      { security: 'signInRefused', requestId: 'r1', network, mobile: '+86 138****5678', reason: 'wrongPassword' },
    ],
    ['info', { security: 'signedIn', requestId: 'r1', network, userId: 7, accountId: 9 }],
  ])
  expect(factsOf(request)).toEqual({ mobile: '+86 138****5678', reason: 'wrongPassword', userId: 7, accountId: 9 })
  expect(factsOf({})).toEqual({})
})
