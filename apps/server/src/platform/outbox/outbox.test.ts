import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { outboxKeyOf } from './outbox-key.ts'
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

const key = 'a-key-of-this-test'
const local = { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:7300' } }

async function serve(opens: string | undefined) {
  const app = Fastify()
  await app.register(cookie)
  registerOutbox(app, { outbox, key: opens })
  return app
}

test('nobody reads it without the key, this machine no more than a proxy on it', async () => {
  await outbox.add(message('482913'))
  const app = await serve(key)
  for (const url of [
    '/dev/outbox.json',
    '/dev/outbox.json?key=',
    '/dev/outbox.json?key=wrong',
    '/dev/outbox.json?key[]=x',
  ]) {
    const answer = await app.inject({ ...local, url })
    expect([answer.statusCode, answer.json()]).toEqual([403, { list: null }])
  }
  expect((await app.inject({ ...local, url: `/dev/outbox.json?key=${key}` })).json().list).toHaveLength(1)
})

test('opening the page with the key once is enough for that browser, and leaves no key in its history', async () => {
  await outbox.add(message('482913'))
  const app = await serve(key)
  const opened = await app.inject({ url: `/dev/outbox?key=${key}` })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/dev/outbox'])
  const [given] = opened.cookies
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/dev' })
  expect(given?.value).not.toContain(key)
  const cookies = { [given?.name ?? '']: given?.value ?? '' }
  expect((await app.inject({ url: '/dev/outbox.json', cookies })).statusCode).toBe(200)
  expect((await app.inject({ url: '/dev/outbox.json', cookies: { 'matai-outbox': key } })).statusCode).toBe(403)
  expect((await app.inject({ url: '/dev/outbox?key=wrong' })).cookies).toEqual([])
})

test('there is none in production unless asked for, and everywhere else it has a key of its own', async () => {
  const keyOf = (settings: Partial<Settings>) =>
    outboxKeyOf(
      { NODE_ENV: 'development', OUTBOX: undefined, OUTBOX_KEY: undefined, ...settings },
      Buffer.from('a secret'),
    )
  expect(keyOf({})).toMatch(/^[\w-]{24}$/)
  expect(keyOf({ OUTBOX_KEY: key })).toBe(key)
  expect(keyOf({ OUTBOX: 'off' })).toBeUndefined()
  expect(keyOf({ NODE_ENV: 'production', OUTBOX_KEY: key })).toBeUndefined()
  expect(keyOf({ NODE_ENV: 'production', OUTBOX: 'page', OUTBOX_KEY: key })).toBe(key)
  const off = await serve(undefined)
  for (const url of ['/dev/outbox.json', `/dev/outbox.json?key=${key}`, `/dev/outbox?key=${key}`])
    expect((await off.inject({ ...local, url })).statusCode).toBe(404)
})
