import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

type Query = (...args: unknown[]) => Promise<unknown>

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
let underWay = 0
let most = 0
// What reaches the driver: it comes before what is tested, so it stands below.
pool.on('connect', (client) => {
  const query = client.query.bind(client) as unknown as Query
  client.query = ((...args: unknown[]) => {
    // The pool itself calls back, and has the connection alone.
    if (typeof args.at(-1) === 'function') return query(...args)
    underWay += 1
    most = Math.max(most, underWay)
    return query(...args).finally(() => (underWay -= 1))
  }) as unknown as typeof client.query
})
const db = drizzle(oneAtATime(pool))
afterAll(() => pool.end())

it('asks the next thing of a connection when the last one is answered, failed or not', async () => {
  const said = await db.transaction(async (tx) => {
    const asked = [1, 2, 3, 4].map((n) => tx.execute<{ n: number }>(sql`select ${n}::int as n, pg_sleep(0.01)`))
    return (await Promise.all(asked)).flatMap(({ rows }) => rows.map(({ n }) => n))
  })
  expect(said).toEqual([1, 2, 3, 4])
  const failing = db.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 / 0`), tx.execute(sql`select 1`), tx.execute(sql`select 2`)]),
  )
  await expect(failing).rejects.toThrow()
  expect((await db.execute<{ n: number }>(sql`select 3 as n`)).rows).toEqual([{ n: 3 }])
  expect(most).toBe(1)
})
