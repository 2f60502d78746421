import pino from 'pino'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { countPending } from './service/count-later.ts'

const accounts = 200
const rowsOfEach = 30
const most = 2_500
let own: Awaited<ReturnType<typeof createOwnDatabase>>
let pool: Pool
let database: Database
beforeAll(async () => {
  own = await createOwnDatabase()
  await migrateDatabase({ connectionString: own.url })
  pool = new Pool({ connectionString: own.url })
  database = openDatabase({ connection: { connectionString: own.url }, size: 4, log: pino({ level: 'silent' }) })
})
afterAll(async () => {
  await Promise.all([pool.end(), database.close()])
  await own.drop()
})

/** What groups of scans left: ten codes on two days in each account, three people and a machine a row. */
const leave = () =>
  pool.query(
    `insert into scan_pending (account_id, qr_code_id, day, people, machines)
     select 1 + n % $1::int, 'code' || n / $1 % 10, date '2026-11-20' + n / $1 % 2, 3, 1 from generate_series(0, $1 * $2::int - 1) n`,
    [accounts, rowsOfEach],
  )

const sums = async (table: string) =>
  (
    await pool.query(
      `select count(distinct account_id)::int as accounts, count(*)::int as rows,
        sum(people)::int as people, sum(machines)::int as machines from ${table}`,
    )
  ).rows[0]

it('is counted in as many steps as there are rows for, whatever accounts they are of, and by several nodes once', async () => {
  await leave()
  let steps = 0
  const counting: Pick<Database, 'transact'> = {
    transact: (whose, work) => {
      steps += 1
      return database.transact(whose, work)
    },
  }
  await countPending(counting, most)
  // 6,000 rows of 200 accounts: two full steps and a part of one.
  expect(steps).toBe(3)
  const whole = { accounts, people: accounts * rowsOfEach * 3, machines: accounts * rowsOfEach }
  expect(await sums('scan_day')).toEqual({ ...whole, rows: accounts * 10 })
  expect(await sums('scan_account_day')).toEqual({ ...whole, rows: accounts * 2 })

  await leave()
  await Promise.all([1, 2, 3].map(() => countPending(database, most)))
  expect(await sums('scan_day')).toMatchObject({ people: whole.people * 2, machines: whole.machines * 2 })
  expect(await sums('scan_account_day')).toMatchObject({ people: whole.people * 2, machines: whole.machines * 2 })
  expect((await pool.query('select 1 from scan_pending')).rows).toEqual([])
})
