import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everybody } from '../db/account-id.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { createPostgresRateLimit } from './postgres-rate-limit.ts'

const now = new Date('2026-11-21T10:00:00Z')
const rate = { limit: 10, windowSeconds: 60 }
const secret = Buffer.from('a secret of this test')
const nodes: Database[] = []

function limitOf(node: number) {
  return createPostgresRateLimit({ tx: (nodes[node] as Database).tx, secret })
}

beforeAll(async () => {
  const connection = { connectionString: process.env.DATABASE_URL }
  await migrateDatabase(connection)
  const log = pino({ level: 'silent' })
  nodes.push(openDatabase({ connection, size: 5, log }), openDatabase({ connection, size: 5, log }))
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

test('of 100 events at once on two nodes exactly the limit is allowed', async () => {
  const key = ['test', randomUUID()] as const
  const hits = await Promise.all(Array.from({ length: 100 }, (_, index) => limitOf(index % 2).hit(key, rate, now)))
  expect(hits.filter(({ allowed }) => allowed)).toHaveLength(10)
})

test('of events that are counted together exactly the limit is allowed, each counter by itself, on two nodes', async () => {
  const [one, other] = [['test', randomUUID()] as const, ['test', randomUUID()] as const]
  const hits = Array.from({ length: 24 }, (_, place) => ({ key: place % 3 === 0 ? other : one, rate, now }))
  const states = (await Promise.all([0, 1].map((node) => limitOf(node).hitAll(hits)))).flat()
  const allowed = (key: typeof one) => states.filter((state, place) => hits[place % 24]?.key === key && state.allowed)
  expect([allowed(one).length, allowed(other).length]).toEqual([10, 10])
  const later = new Date(+now + 60_000)
  const [first, second] = await limitOf(0).hitAll([1, 2].map(() => ({ key: one, rate, now: later })))
  expect([first, second]).toMatchObject([{ count: 1, allowed: true, retryAfter: 60 }, { count: 2 }])
})

test('allows a network as many times more as the operator says, and nobody else', async () => {
  const limit = createPostgresRateLimit({ tx: (nodes[0] as Database).tx, secret, networkFactor: 3 })
  const countOf = async (perNetwork: { perNetwork?: true }) => {
    const key = ['test', randomUUID()] as const
    const hits = Array.from({ length: 40 }, () => ({ key, rate: { ...rate, ...perNetwork }, now }))
    return (await limit.hitAll(hits)).filter(({ allowed }) => allowed).length
  }
  expect([await countOf({ perNetwork: true }), await countOf({})]).toEqual([30, 10])
})

test('tells when the window ends, and starts a new one then', async () => {
  const key = ['test', randomUUID()] as const
  const at = (seconds: number) => limitOf(0).hit(key, { limit: 1, windowSeconds: 60 }, new Date(+now + seconds * 1000))
  expect(await at(0)).toMatchObject({ allowed: true, retryAfter: 60, count: 1 })
  expect(await at(45)).toMatchObject({ allowed: false, retryAfter: 15, count: 2 })
  expect(await at(60)).toMatchObject({ allowed: true, retryAfter: 60, count: 1 })
})

test('an event that is given back counts no more; one that is forgotten starts afresh', async () => {
  const key = ['test', randomUUID()] as const
  const limit = limitOf(0)
  const hit = async () => (await limit.hit(key, { limit: 1, windowSeconds: 60 }, now)).allowed
  expect(await hit()).toBe(true)
  await limit.giveBack(key)
  expect(await hit()).toBe(true)
  expect(await hit()).toBe(false)
  await limit.forget(key)
  expect(await hit()).toBe(true)
})

test('an event counts although the transaction of its request is undone, and its key is hidden', async () => {
  const key = ['test', `+86139${randomUUID()}`] as const
  const node = nodes[0] as Database
  const undone = node.transact(everybody, async () => {
    await limitOf(0).hit(key, rate, now)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await limitOf(1).hit(key, { ...rate, limit: 1 }, now)).toMatchObject({ allowed: false })
  const { rows } = await node.pool.query('select 1 from rate_counter where key like $1', [`%${key[1]}%`])
  expect(rows).toEqual([])
})

test('purging drops the windows that are over and no other', async () => {
  const [over, running] = [['test', randomUUID()] as const, ['test', randomUUID()] as const]
  const limit = limitOf(0)
  await limit.hit(over, rate, new Date(+now - 60_000))
  await limit.hit(running, rate, now)
  await limit.purge(now)
  expect(await limit.hit(running, { ...rate, limit: 1 }, now)).toMatchObject({ allowed: false })
})
