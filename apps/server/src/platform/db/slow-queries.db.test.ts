import { Pool } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { logSlowQueries } from './slow-queries.ts'

const lines: { query: string; ms: number }[] = []
const log = { warn: (line: object) => void lines.push(line as (typeof lines)[number]) }
const connection = { connectionString: process.env.DATABASE_URL }
const pools: Pool[] = []
const open = (ms: number) => {
  const pool = logSlowQueries(new Pool({ ...connection, max: 1 }), { log, ms })
  pools.push(pool)
  return pool
}

beforeEach(() => void (lines.length = 0))
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

it('logs slow statements without their values, and passes answers and errors on', async () => {
  const pool = open(1)
  const text = 'select $1::text as word,\n  pg_sleep(0.01)'
  const { rows } = await pool.query<{ word: string }>(text, ['a private word'])
  expect(rows[0]?.word).toBe('a private word')
  const client = await pool.connect()
  await client.query({ text, values: ['a private word'] })
  // `random` keeps the planner from dividing before anything slept.
  const failing = 'select 1 / ($1::int * (random() + 1)::int) from pg_sleep(0.01)'
  await expect(client.query(failing, [0])).rejects.toThrow('division by zero')
  client.release()
  expect(lines.map(({ query }) => query)).toEqual([
    'select $1::text as word, pg_sleep(0.01)',
    'select $1::text as word, pg_sleep(0.01)',
    failing,
  ])
  for (const { ms } of lines) expect(ms).toBeGreaterThanOrEqual(1)
  expect(JSON.stringify(lines)).not.toContain('private')
})

it('is silent about fast ones, and about all when it is off', async () => {
  await open(60_000).query('select 1')
  await open(0).query('select pg_sleep(0.01)')
  expect(lines).toEqual([])
})
