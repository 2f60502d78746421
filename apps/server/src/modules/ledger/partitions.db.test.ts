import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { ensurePartitions } from './service/partitions.ts'

let database: Awaited<ReturnType<typeof createOwnDatabase>>
let pool: Pool

beforeAll(async () => {
  database = await createOwnDatabase()
  await migrateDatabase({ connectionString: database.url })
  pool = new Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const insertAt = (moment: string) =>
  pool.query(
    `insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device)
     values (1, 'aaaaaaaa', $1, 1, '\\x00', false, false, 'ios')`,
    [moment],
  )

async function placesOfScans(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ at: Date; place: string }>(
    'select at, tableoid::regclass::text as place from scan',
  )
  return Object.fromEntries(rows.map(({ at, place }) => [at.toISOString().slice(0, 10), place]))
}

it('moves scans that came before their partition, also when nodes start together', async () => {
  await insertAt('2026-11-05T00:00:00Z')
  await insertAt('2026-12-31T23:59:59Z')
  await insertAt('2027-05-01T00:00:00Z')
  const now = new Date('2026-11-21T00:00:00Z')
  await Promise.all([ensurePartitions(pool, now), ensurePartitions(pool, now)])
  await insertAt('2027-01-01T00:00:00Z')
  expect(await placesOfScans()).toEqual({
    '2026-11-05': 'scan_2026_11',
    '2026-12-31': 'scan_2026_12',
    '2027-01-01': 'scan_2027_01',
    '2027-05-01': 'scan_rest',
  })
})

it('drops the months whose scans are all older than 400 days', async () => {
  await ensurePartitions(pool, new Date('2028-01-20T00:00:00Z'))
  const places = Object.values(await placesOfScans())
  expect(places).not.toContain('scan_2026_11')
  expect(places).toContain('scan_2026_12')
})

it('adds up the last minutes without what came since the last vacuum: the index learns of pages as they fill', async () => {
  const options = `select inhrelid::regclass::text as index, reloptions as options from pg_inherits
    join pg_class on pg_class.oid = inhrelid where inhparent = 'scan_at'::regclass order by 1`
  await pool.query('alter index scan_rest_at_idx reset (autosummarize)') // as in a database of before
  await ensurePartitions(pool, new Date('2028-01-20T00:00:00Z'))
  const { rows } = await pool.query<{ index: string; options: string[] | null }>(options)
  expect(rows.map(({ index }) => index)).toEqual(expect.arrayContaining(['scan_2028_01_at_idx', 'scan_rest_at_idx']))
  for (const { index, options } of rows) expect(options, index).toEqual(['autosummarize=on'])
})
