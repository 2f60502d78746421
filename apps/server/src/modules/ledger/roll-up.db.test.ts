import pino from 'pino'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createEvents } from '../../platform/events/events.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { countVisits } from '../qr-codes/service/count-visits.ts'
import { seedQrCodes } from '../scan/scan-seed.fixture.ts'
import { scansRolledUp } from './events.ts'
import { visitorsOn } from './service/days.ts'
import { dropVisitors } from './service/forget-visitors.ts'
import { rollUp } from './service/roll-up.ts'

const now = new Date('2026-11-21T04:00:00Z')
let own: Awaited<ReturnType<typeof createOwnDatabase>>
let pool: Pool
let database: Database
let seeded: { accountId: number; ids: string[] }

/** What qr-codes hears; `spoil` may throw in the middle of a slice. */
function eventsWith(spoil: () => void = () => undefined) {
  const events = createEvents()
  events.listen(scansRolledUp, async (tx, { codes }) => {
    await countVisits(tx, codes)
    spoil()
  })
  return events
}

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
beforeEach(async () => {
  await pool.query('truncate scan, scan_breakdown, scan_rollup, scan_visitor, scan_visitor_day')
  seeded = await seedQrCodes(pool, { qrCodes: 5, zone: 'America/New_York' })
  await addRaw(2_000, '3 hours')
})

/** Scans spread evenly over the time before `now`; one in ten is a machine's. */
function addRaw(count: number, over: string) {
  return pool.query(
    `insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device, country, region)
     select $1, ($2::text[])[1 + n % 5], $3::timestamptz - n * $4::interval / $5, 1 + n % 2, decode(lpad(to_hex(n % 30), 2, '0'), 'hex'), n % 10 = 0,
       n % 3 = 0, (array['ios', 'android'])[1 + n % 2], 'CN', 440300
     from generate_series(0, $5::int - 1) n`,
    [seeded.accountId, seeded.ids, now.toISOString(), over, count],
  )
}

/** Raw scans up to the mark, and what the breakdown and the codes make of them. */
async function sums() {
  const { rows } = await pool.query<Record<'dimension' | 'people' | 'machines', string> & { whole: boolean }>(
    `select dimension, qr_code_id = '' as whole, sum(people) as people, sum(machines) as machines
     from scan_breakdown group by 1, 2 order by 1, 2`,
  )
  const raw = await pool.query<{ people: number; machines: number }>(
    `select count(*) filter (where not machine)::int as people, count(*) filter (where machine)::int as machines
     from scan where at < (select until from scan_rollup)`,
  )
  const codes = await pool.query<{ scans: number }>(
    'select sum(scans)::int as scans from qr_code where account_id = $1',
    [seeded.accountId],
  )
  return {
    raw: raw.rows[0] ?? { people: 0, machines: 0 },
    codes: codes.rows[0]?.scans,
    breakdown: rows.map(({ dimension, whole, people, machines }) => [
      dimension,
      whole,
      Number(people),
      Number(machines),
    ]),
  }
}

async function expectCountedOnce() {
  const { raw, codes, breakdown } = await sums()
  expect(raw.people).toBeGreaterThan(1_700)
  expect(codes).toBe(raw.people)
  expect(breakdown).toHaveLength(11) // six dimensions of codes, five of the account
  for (const [, , people, machines] of breakdown) expect({ people, machines }).toEqual(raw)
}

/** Different visitors as the rollup has them, and as the scans up to the mark say; by code and day, and of the account. */
async function visitors() {
  const counted = await pool.query(
    `select qr_code_id as code, day::text, visitors::int from scan_visitor_day where account_id = $1 order by 1, 2`,
    [seeded.accountId],
  )
  const { rows } = await pool.query(
    `with settled as (
      select qr_code_id, (at at time zone 'America/New_York')::date as day, visitor from scan
      where not machine and at < (select until from scan_rollup)
    )
    select qr_code_id as code, day::text, count(distinct visitor)::int as visitors from settled group by 1, 2
    union all
    select '', day::text, count(distinct visitor)::int from settled group by 2
    order by 1, 2`,
  )
  return { counted: counted.rows, raw: rows }
}

it('tells the visitors of a day apart, slice by slice, by code and of the account', async () => {
  await rollUp({ database, events: eventsWith() }, new Date(now.getTime() - 3_600_000))
  await rollUp({ database, events: eventsWith() }, now)
  const { counted, raw } = await visitors()
  expect(counted).toEqual(raw)
  expect(counted[0]).toEqual({ code: '', day: '2026-11-20', visitors: 27 })
  await dropVisitors(database.tx, new Date('2026-11-24T03:27:00Z'))
  expect((await pool.query('select 1 from scan_visitor')).rows).toEqual([])
  expect((await visitors()).counted).toEqual(raw)
})

it('counts visitors whom no rollup has reached yet, and nobody twice', async () => {
  await rollUp({ database, events: eventsWith() }, new Date(now.getTime() - 3_600_000))
  const [code] = seeded.ids
  const asked = { accountId: mintAccountId(seeded.accountId), zone: 'America/New_York' }
  const day = { from: '2026-11-20', until: '2026-11-20' }
  const seen = async (qrCodeId?: string) => {
    const { rows } = await pool.query<{ visitors: number }>(
      `select count(distinct visitor)::int as visitors from scan
       where not machine and ($1::text is null or qr_code_id = $1)`,
      [qrCodeId],
    )
    return rows[0]?.visitors
  }
  for (const qrCodeId of [undefined, code])
    expect((await visitorsOn(database.tx, { ...asked, qrCodeId, ...day })).get('2026-11-20')).toBe(await seen(qrCodeId))
})

it('adds up what is settled, and nothing of the last minute', async () => {
  await rollUp({ database, events: eventsWith() }, now)
  await expectCountedOnce()
  const { rows } = await pool.query('select until from scan_rollup')
  expect(rows).toEqual([{ until: new Date('2026-11-21T03:59:00Z') }])
  const hours = await pool.query(
    `select day::text, value, people::int from scan_breakdown where dimension = 'hour' and qr_code_id = '' order by 1, 2`,
  )
  expect(hours.rows.map(({ day, value }) => `${day} ${value}`)).toEqual([
    '2026-11-20 20',
    '2026-11-20 21',
    '2026-11-20 22',
  ])
  const last = await pool.query('select max(last_scan_at) as last from qr_code where account_id = $1', [
    seeded.accountId,
  ])
  const newest = await pool.query(`select max(at) as last from scan where not machine and at < '2026-11-21T03:59:00Z'`)
  expect(last.rows).toEqual(newest.rows)
})

it('does not begin before there is a scan, so that old ones may still come', async () => {
  await pool.query('truncate scan')
  await rollUp({ database, events: eventsWith() }, now)
  expect((await pool.query('select until from scan_rollup')).rows).toEqual([])
  await addRaw(2_000, '3 hours')
  await rollUp({ database, events: eventsWith() }, now)
  await expectCountedOnce()
})

it('counts once when two workers add up at the same time, and again when nothing is new', async () => {
  const workers = [1, 2, 3].map(() => rollUp({ database, events: eventsWith() }, now))
  await Promise.all(workers)
  await rollUp({ database, events: eventsWith() }, now)
  await expectCountedOnce()
})

it('counts once when it breaks in the middle of a slice', async () => {
  let told = 0
  const broken = eventsWith(() => {
    told += 1
    if (told === 3) throw new Error('broken')
  })
  await expect(rollUp({ database, events: broken }, now)).rejects.toThrow('broken')
  const { raw, codes } = await sums()
  expect(codes).toBe(raw.people)
  await rollUp({ database, events: eventsWith() }, now)
  await expectCountedOnce()
})

it('counts once when the database ends its connection in the middle of a slice', async () => {
  const events = createEvents()
  let told = 0
  events.listen(scansRolledUp, async (tx, { codes }) => {
    await countVisits(tx, codes)
    told += 1
    if (told < 3) return
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await expect(rollUp({ database, events }, now)).rejects.toThrow()
  await rollUp({ database, events: eventsWith() }, now)
  await expectCountedOnce()
})
