import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everybody, mintAccountId } from '../db/account-id.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { openedSeal } from '../seal/table.ts'
import { createIdempotency, type Idempotency, type Wish } from './idempotency.ts'

const now = new Date()
const secret = Buffer.alloc(32, 7)
const nodes: { database: Database; idempotency: Idempotency }[] = []
beforeAll(async () => {
  const connection = { connectionString: process.env.DATABASE_URL }
  await migrateDatabase(connection)
  for (const size of [3, 3]) {
    const database = openDatabase({ connection, size, log: pino({ level: 'silent' }) })
    nodes.push({ database, idempotency: createIdempotency({ database, secret }) })
  }
})
afterAll(() => Promise.all(nodes.map(({ database }) => database.close())))

const node = (index = 0) => nodes[index % 2] as (typeof nodes)[number]
const wish = (input: unknown = 1, at = now): Wish => ({
  accountId: mintAccountId(1),
  path: '/a',
  key: randomUUID(),
  input,
  now: at,
})
const rowsOf = async (word: string) =>
  (
    await node().database.pool.query('select jti from opened_seal where jti like $1 order by jti', [`${word}%`])
  ).rows.map(({ jti }: { jti: string }) => jti.slice(word.length))

/** Two transactions and a statement beside them. */
function verb({ database }: { database: Database }, word: string) {
  const add = (part: string) => ({ jti: word + part, expiresAt: now })
  return async () => {
    await database.transact(everybody, async (tx) => {
      await tx.insert(openedSeal).values(add('1'))
      await database.transact(everybody, (deeper) => deeper.insert(openedSeal).values(add('2')))
    })
    await database.tx.insert(openedSeal).values(add('3'))
    await database.transact(everybody, (tx) => tx.insert(openedSeal).values(add('4')))
    return { word }
  }
}

test('twenty of one key on two nodes make one, and all get its answer', async () => {
  const [word, one] = [randomUUID(), wish()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => node(index).idempotency.once(one, verb(node(index), word))),
  )
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ word })))
  expect(await rowsOf(word)).toEqual(['1', '2', '3', '4'])
})

test('what fails leaves nothing, neither of its first transaction nor its key', async () => {
  const [word, one] = [randomUUID(), wish()]
  const failing = async () => {
    await verb(node(), word)()
    throw new Error('too late')
  }
  await expect(node().idempotency.once(one, failing)).rejects.toThrow('too late')
  expect(await rowsOf(word)).toEqual([])
  expect(await node(1).idempotency.once(one, verb(node(1), word))).toEqual({ word })
})

test('a part that fails is undone alone when the verb goes on', async () => {
  const word = randomUUID()
  const { database, idempotency } = node()
  await idempotency.once(wish(), async () => {
    const failing = database.transact(everybody, async (tx) => {
      await tx.insert(openedSeal).values({ jti: `${word}a`, expiresAt: now })
      await tx.insert(openedSeal).values({ jti: `${word}a`, expiresAt: now })
    })
    await expect(failing).rejects.toThrow()
    await database.transact(everybody, (tx) => tx.insert(openedSeal).values({ jti: `${word}b`, expiresAt: now }))
    return 1
  })
  expect(await rowsOf(word)).toEqual(['b'])
})

test('a verb that writes nothing has an answer to keep as well, for a day', async () => {
  const one = wish()
  const answer = (text: string, at = now) => node().idempotency.once({ ...one, now: at }, async () => text)
  expect(await answer('first')).toBe('first')
  const late = new Date(now.getTime() + 24 * 3_600_000)
  expect(await answer('second', new Date(late.getTime() - 1_000))).toBe('first')
  expect(await answer('third', new Date(late.getTime() + 1_000))).toBe('third')
  await expect(node().idempotency.once({ ...one, input: 2 }, async () => 1)).rejects.toMatchObject({
    errorName: 'conflict',
  })
  await node().idempotency.purge(new Date(late.getTime() * 2))
  expect(await answer('fourth')).toBe('fourth')
})

test('whoever goes on after the answer is on his own', async () => {
  const word = randomUUID()
  const { database, idempotency } = node()
  const gate = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await idempotency.once(wish(), async () => {
    later = gate.promise.then(() =>
      database.transact(everybody, (tx) => tx.insert(openedSeal).values({ jti: word, expiresAt: now })),
    )
    return 1
  })
  gate.resolve()
  await later
  expect(await rowsOf(word)).toEqual([''])
})

test('what a deadlock undid is done again: alone, and as a part of a verb whose other parts stay', async () => {
  const word = randomUUID()
  const { database, idempotency } = node()
  const times = { alone: 0, part: 0 }
  const work = (where: keyof typeof times) =>
    database.transact(everybody, async (tx) => {
      times[where] += 1
      await tx.insert(openedSeal).values({ jti: word + where, expiresAt: now })
      if (times[where] === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`)
    })
  await work('alone')
  await idempotency.once(wish(), async () => {
    await database.transact(everybody, (tx) => tx.insert(openedSeal).values({ jti: `${word}first`, expiresAt: now }))
    await work('part')
    return 1
  })
  expect(times).toEqual({ alone: 2, part: 2 })
  expect(await rowsOf(word)).toEqual(['alone', 'first', 'part'])
})

test('an answer is sealed where it is kept, and what another version kept is still answered', async () => {
  const one = wish()
  const answer = { secret: 'whsec_of this test' }
  await node().idempotency.once(one, async () => answer)
  const kept = () =>
    node().database.pool.query<{ answer: string }>('select answer from answered_call where key = $1', [one.key])
  expect((await kept()).rows[0]?.answer).not.toContain('whsec')
  expect(await node(1).idempotency.once(one, async () => 'never')).toEqual(answer)
  await node().database.pool.query('update answered_call set answer = $2 where key = $1', [one.key, '{"plain":1}'])
  expect(await node().idempotency.once(one, async () => 'never')).toEqual({ plain: 1 })
})
