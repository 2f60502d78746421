import { expect, test } from 'vitest'
import type { OutboxMessage } from '../outbox/outbox.ts'
import { readSettings } from '../settings/read-settings.ts'
import { createSmsSender } from './create-sms-sender.ts'

const message = { to: '+8613900001111', purpose: 'register', smsCode: '012345', text: '012345' } as const

async function outcomeWith(environment: Record<string, string>) {
  const kept: Pick<OutboxMessage, 'to'>[] = []
  const outbox = { add: async (one: Pick<OutboxMessage, 'to'>) => void kept.push(one), list: async () => [] }
  const sender = createSmsSender(readSettings(environment), outbox)
  const failed = await sender.send(message).then(
    () => undefined,
    ({ problem }: { problem: string }) => problem,
  )
  return { failed, kept: kept.length }
}

test('in production a code that nobody would read is not said to be sent', async () => {
  expect(await outcomeWith({})).toEqual({ failed: undefined, kept: 1 })
  const origins = { ORIGIN: 'https://codes.example.com', SCAN_ORIGIN: 'same' }
  const production = { NODE_ENV: 'production', SMS_PROVIDER: 'outbox', ...origins }
  expect(await outcomeWith(production)).toEqual({ failed: 'failed', kept: 1 })
})

test.each([
  [{ SMS_PROVIDER: 'http' }, 'SMS_HTTP_URL'],
  [{ SMS_HTTP_URL: 'ftp://gateway' }, 'SMS_HTTP_URL'],
  [{ SMS_HTTP_BODY: '{"to":"{phone}"}' }, 'SMS_HTTP_BODY'],
  [{ SMS_HTTP_HEADERS: 'X-Key: 1' }, 'SMS_HTTP_HEADERS'],
  [{ SMS_HTTP_SUCCESS: 'ok' }, 'SMS_HTTP_SUCCESS'],
  [{ SMS_COUNTRIES: 'CN, XX' }, 'SMS_COUNTRIES'],
])('%j stops the start and names %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name)
})
