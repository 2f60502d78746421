import type { Pool, PoolClient } from 'pg'
import { dayIn } from '../../apps/server/src/modules/ledger/rules/days.ts'
import { ensurePartitions } from '../../apps/server/src/modules/ledger/service/partitions.ts'
import { seedQrCodes } from '../../apps/server/src/modules/scan/scan-seed.fixture.ts'
import type { SignedUp } from '../../apps/server/src/testing/test-app.ts'

export const days = 90
const dayLength = 86_400_000
const zone = 'Asia/Shanghai'

/** Codes of the account that is asked, and of each of the small ones beside it. */
const codesOfLarge = 5_000
const codesOfSmall = 100
const smallAccounts = 20

export interface Seeded {
  /** First moment of the last 90 days of the zone, and the moment up to which there are scans. */
  from: Date
  until: Date
  /** Of the large account: the most scanned first. */
  ids: string[]
}

/** Scans of 90 days up to now with their counts; those of the last day are left to the rollup job. */
export async function seedScans(pool: Pool, owner: Pick<SignedUp, 'accountId' | 'userId'>, scans: number) {
  const until = new Date()
  const from = new Date(dayIn(zone, until.getTime()).from - (days - 1) * dayLength)
  for (const month of [4, 3, 2, 1, 0]) await ensurePartitions(pool, new Date(until.getTime() - month * 30 * dayLength))
  const ids = await seedAccounts(pool, owner)
  await hurry(pool, true)
  await pool.query('alter table scan_breakdown drop constraint if exists ' + breakdownKey)
  // Months side by side: within one, scans lie in the order of their time as they do in life.
  const months = Map.groupBy(daysOf(from, until), ({ start }) => start.toISOString().slice(0, 7))
  const waiting = [...months.values()]
  const perMillisecond = scans / (until.getTime() - from.getTime())
  const work = async () => {
    const client = await pool.connect()
    await client.query('set statement_timeout = 0; set synchronous_commit = off; set work_mem = 256000')
    for (let month = waiting.shift(); month; month = waiting.shift()) {
      for (const { start, end } of month) {
        await addDay(client, start, end, Math.round((end.getTime() - start.getTime()) * perMillisecond))
        await rollUpDay(client, start, end, new Date(until.getTime() - dayLength))
      }
    }
    await client.query('reset all')
    client.release()
  }
  await Promise.all([work(), work()])
  await finish(pool, new Date(until.getTime() - dayLength))
  return { from, until, ids } satisfies Seeded
}

const breakdownKey = 'scan_breakdown_account_id_qr_code_id_dimension_day_value_pk'

/** Settings that make seeding fast and are taken back before anything is measured. */
async function hurry(pool: Pool, on: boolean): Promise<void> {
  const settings = { fsync: 'off', autovacuum: 'off', max_wal_size: "'8GB'" }
  for (const [name, value] of Object.entries(settings)) {
    await pool.query(on ? `alter system set ${name} = ${value}` : `alter system reset ${name}`)
  }
  await pool.query('select pg_reload_conf()')
}

interface Span {
  start: Date
  end: Date
}

function daysOf(from: Date, until: Date): Span[] {
  return Array.from({ length: days }, (_, day) => {
    const start = new Date(from.getTime() + day * dayLength)
    return { start, end: new Date(Math.min(until.getTime(), start.getTime() + dayLength)) }
  })
}

/** The accounts that have codes, with their codes in a table that scans are drawn from. */
async function seedAccounts(pool: Pool, owner: Pick<SignedUp, 'accountId' | 'userId'>): Promise<string[]> {
  const large = await seedQrCodes(pool, { qrCodes: codesOfLarge })
  for (const table of ['address', 'qr_code', 'qr_code_version']) {
    await pool.query(`update ${table} set account_id = $1 where account_id = $2`, [owner.accountId, large.accountId])
  }
  await pool.query(
    `update qr_code set created_by = $2,
       directory_id = (select id from directory where account_id = $1 and is_default) where account_id = $1`,
    [owner.accountId, owner.userId],
  )
  const small: { accountId: number; ids: string[] }[] = []
  for (let made = 0; made < smallAccounts; made += 1) small.push(await seedQrCodes(pool, { qrCodes: codesOfSmall }))
  await pool.query(
    `create unlogged table drawn (account_id bigint, place int, id text, primary key (account_id, place))`,
  )
  await pool.query(`create unlogged table drawn_account (place int primary key, account_id bigint)`)
  const accounts = [{ accountId: owner.accountId, ids: large.ids }, ...small]
  for (const [place, { accountId, ids }] of accounts.entries()) {
    await pool.query('insert into drawn_account values ($1, $2)', [place, accountId])
    await pool.query(
      'insert into drawn select $1, place - 1, id from unnest($2::text[]) with ordinality t (id, place)',
      [accountId, ids],
    )
  }
  return large.ids
}

/**
 * Seven in ten scans are the large account's, few codes have most of them, noon has more than midnight, and one in
 * twelve is a machine's. In the order of time, as they come.
 */
async function addDay(client: PoolClient, start: Date, end: Date, count: number): Promise<void> {
  await client.query(
    `with cities as (
       select array[110100, 310100, 440100, 440300, 330100, 320100, 320500, 510100, 500100, 420100, 610100, 350200,
         370100, 370200, 210200, 430100, 410100, 340100, 530100, 450100, 520100, 220100, 230100, 130100, 140100, 360100,
         620100, 150100, 460100, 540100, 630100, 640100, 650100, 440600, 441900, 330200, 320200, 350100, 0, 440000] as codes
     ), drawn_scans as materialized (
       select $1::timestamptz + ($2::timestamptz - $1::timestamptz)
           * (n::float8 / $3 + 0.14 * sin(2 * pi() * n / $3)) as at,
         case when random() < 0.7 then 0 else 1 + floor(random() * ${smallAccounts})::int end as account,
         power(random(), 3) as popular, random() as a, random() as b, random() as c, random() as d
       from generate_series(0, $3::int - 1) n
     )
     insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device, country, region)
     select owner.account_id, code.id, at, 1 + floor(a * 3)::int, decode(md5(a::text), 'hex'), b < 0.08, c < 0.6,
       (array['android', 'android', 'ios', 'desktop', 'other'])[1 + floor(d * 4.05)::int],
       case when a < 0.93 then 'CN' else (array['US', 'JP', 'SG', 'DE', ''])[1 + floor(b * 5)::int] end,
       case when a < 0.93 then cities.codes[1 + floor(d * d * 40)::int] else 0 end
     from drawn_scans
     join drawn_account as owner on owner.place = drawn_scans.account
     join drawn as code on code.account_id = owner.account_id and code.place = floor(popular
       * case when drawn_scans.account = 0 then ${codesOfLarge} else ${codesOfSmall} end)::int
     cross join cities order by at`,
    [start.toISOString(), end.toISOString(), count],
  )
}

/** What the ledger and the rollup make of one day's scans: the same sums, of which those after `last` are left out. */
async function rollUpDay(client: PoolClient, start: Date, end: Date, last: Date): Promise<void> {
  const span = [start.toISOString(), end.toISOString()]
  await client.query(
    `insert into scan_day (account_id, qr_code_id, day, people, machines)
     select account_id, qr_code_id, (at at time zone '${zone}')::date, count(*) filter (where not machine),
       count(*) filter (where machine) from scan where at >= $1 and at < $2 group by 1, 2, 3`,
    span,
  )
  await client.query(
    `with codes as (
       select account_id, qr_code_id, dimension, (at at time zone '${zone}')::date as day, value,
         count(*) filter (where not machine) as people, count(*) filter (where machine) as machines
       from scan cross join lateral (values
         ('hour', extract(hour from at at time zone '${zone}')::int::text), ('country', country),
         ('region', region::text), ('device', device), ('wechat', wechat::text), ('version', version::text)
       ) as of_scan (dimension, value)
       where at >= $1 and at < least($2::timestamptz, $3::timestamptz)
       group by 1, 2, 3, 4, 5
     )
     insert into scan_breakdown (account_id, qr_code_id, dimension, day, value, people, machines)
     select * from codes
     union all
     select account_id, '', dimension, day, value, sum(people), sum(machines) from codes
     where dimension <> 'version' group by account_id, dimension, day, value`,
    [...span, last.toISOString()],
  )
}

/** Keys, counts of accounts and codes, and the mark up to which all is added up. */
async function finish(pool: Pool, last: Date): Promise<void> {
  const client = await pool.connect()
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = 256000")
  const key = 'account_id, qr_code_id, dimension, day, value'
  await client.query(`alter table scan_breakdown add constraint ${breakdownKey} primary key (${key})`)
  await client.query(
    `insert into scan_account_day (account_id, day, people, machines)
     select account_id, day, sum(people), sum(machines) from scan_day group by 1, 2`,
  )
  await client.query('insert into scan_rollup (id, until) values (1, $1)', [last.toISOString()])
  await client.query(
    `update qr_code set scans = seen.people, last_scan_at = seen.last from (
       select account_id, qr_code_id, count(*) as people, max(at) as last from scan
       where at < $1 and not machine group by 1, 2
     ) seen where qr_code.account_id = seen.account_id and qr_code.id = seen.qr_code_id`,
    [last.toISOString()],
  )
  await client.query('vacuum (analyze, parallel 2)')
  await client.query('reset all')
  client.release()
  await hurry(pool, false)
  await pool.query('checkpoint')
}
