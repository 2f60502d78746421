import Fastify from 'fastify'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { registerOutbox } from './register-outbox.ts'

let dataDir: string
let outbox: Outbox
const now = () => new Date('2026-11-21T10:00:00Z')

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matai-outbox-'))
  outbox = createOutbox({ dataDir, now })
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function message(text: string) {
  return { channel: 'sms', to: '+8613900001111', text } as const
}

test('two nodes that write at once lose nothing; the newest stands first', async () => {
  const other = createOutbox({ dataDir, now })
  await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? outbox : other).add(message(`${index}`))))
  await outbox.add(message('last'))
  const list = await other.list()
  expect(list).toHaveLength(41)
  expect(list[0]).toMatchObject({ text: 'last', at: '2026-11-21T10:00:00.000Z', channel: 'sms' })
})

test('keeps 200 messages in a file that only its user reads', async () => {
  for (let index = 0; index < 203; index += 1) await outbox.add(message(`${index}`))
  const list = await outbox.list()
  expect([list.length, list[0]?.text, list.at(-1)?.text]).toEqual([200, '202', '3'])
  expect(statSync(join(dataDir, 'outbox.jsonl')).mode & 0o777).toBe(0o600)
})

async function statusOf(
  settings: Pick<Settings, 'NODE_ENV' | 'OUTBOX'>,
  request: { remoteAddress?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const app = Fastify()
  registerOutbox(app, { outbox, settings })
  const response = await app.inject({
    url: '/dev/outbox.json',
    remoteAddress: '127.0.0.1',
    ...request,
    headers: { host: 'localhost:7300', ...request.headers },
  })
  return response.statusCode
}

test('only this machine reads it in development, nobody in production, everybody with OUTBOX=page', async () => {
  const development = { NODE_ENV: 'development', OUTBOX: undefined } as const
  expect(await statusOf(development)).toBe(200)
  expect(await statusOf(development, { remoteAddress: '::1', headers: { host: '[::1]:7300' } })).toBe(200)
  expect(await statusOf(development, { remoteAddress: '192.168.1.9' })).toBe(404)
  expect(await statusOf(development, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  expect(await statusOf(development, { headers: { host: 'rebound.example' } })).toBe(404)
  expect(await statusOf({ NODE_ENV: 'development', OUTBOX: 'off' })).toBe(404)
  expect(await statusOf({ NODE_ENV: 'production', OUTBOX: undefined })).toBe(404)
  expect(await statusOf({ NODE_ENV: 'production', OUTBOX: 'page' }, { remoteAddress: '192.168.1.9' })).toBe(200)
})
