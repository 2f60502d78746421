import { Pool, type PoolClient } from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { givingBack } from './give-back.ts'

type Query = (...args: unknown[]) => Promise<unknown>

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, connectionTimeoutMillis: 3_000 })
pool.on('connect', (client) => client.on('error', () => undefined))
afterAll(() => pool.end())

/** The database ends a connection just when a transaction begins on it. */
function endAtBegin(client: PoolClient): void {
  const query = client.query.bind(client) as unknown as Query
  client.query = ((...args: unknown[]) => {
    const { text } = args[0] as { text?: string }
    return text === 'begin' ? query('select pg_terminate_backend(pg_backend_pid())') : query(...args)
  }) as unknown as typeof client.query
}

it('a connection that is lost where a transaction begins makes room for another', async () => {
  const db = givingBack(pool)
  pool.once('connect', endAtBegin)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  const { rows } = await db.transaction((tx) => tx.execute<{ n: number }>(sql`select 2 as n`))
  expect(rows).toEqual([{ n: 2 }])
})
