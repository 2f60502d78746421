import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Figure } from '../scans/figures.ts'
import { startServerProcess } from '../server-process.ts'

interface Sums {
  until: string
  raw: string
  breakdown: string
  codes: string
  days: string
}

/** Raw scans up to the mark, and what the rollup has made of them: people and machines of every dimension. */
async function sumsOf(pool: Pool): Promise<Sums> {
  const { rows } = await pool.query<Sums>(
    `with mark as (select until from scan_rollup), raw as (
       select count(*) filter (where not machine) as people, count(*) filter (where machine) as machines
       from scan where at < (select until from mark)
     ), dimensions as (
       select dimension, qr_code_id = '' as whole, sum(people) as people, sum(machines) as machines
       from scan_breakdown group by 1, 2
     )
     select (select until::text from mark) as until,
       (select people || '+' || machines from raw) as raw,
       (select string_agg(distinct people || '+' || machines, ' ') from dimensions) as breakdown,
       (select sum(scans)::text from qr_code) as codes,
       (select sum(people) || '+' || sum(machines) from scan_day) as days`,
  )
  return rows[0] ?? { until: '', raw: '', breakdown: '', codes: '', days: '' }
}

const isWhole = ({ raw, breakdown, codes }: Sums) => raw === breakdown && raw.split('+')[0] === codes

/** Longest wait for a worker, in milliseconds. */
const patience = 180_000

async function until(what: string, isSo: () => Promise<boolean>, every: number): Promise<void> {
  const end = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} did not happen`)
    await sleep(every)
  }
}

/** Ends a worker at once while it adds up the last day, lets another one finish, and compares with the raw rows. */
export async function killWorker(pool: Pool, environment: Record<string, string>) {
  const mark = async () =>
    (
      await pool.query<{ at: Date; behind: boolean }>(
        `select until as at, until < now() - interval '2 minutes' as behind from scan_rollup`,
      )
    ).rows[0]
  const isAdding = async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where state = 'active' and query like '%insert into scan_breakdown%'
       and pid <> pg_backend_pid()`,
    )
    return rows.length > 0
  }
  const enqueue = () => pool.query(`select graphile_worker.add_job('ledger:rollUp', '{}')`)
  const before = await mark()
  const first = await startServerProcess({ ...environment, ROLE: 'worker' })
  await enqueue()
  await until('a rollup', async () => Number((await mark())?.at) > Number(before?.at) && (await isAdding()), 2)
  first.kill()
  await until('the end of the statement', async () => !(await isAdding()), 10)
  const atKill = await sumsOf(pool)
  const isBehind = (await mark())?.behind === true

  const second = await startServerProcess({ ...environment, ROLE: 'worker' })
  await enqueue()
  await until('the end of the rollup', async () => (await mark())?.behind === false, 200)
  await second.stop()
  const after = await sumsOf(pool)
  const figures: Figure[] = [
    { name: 'killed in the middle of a day (1 is yes)', value: Number(isBehind), unit: '', goal: { atLeast: 1 } },
    { name: 'sums equal the raw scans after the kill', value: Number(isWhole(atKill)), unit: '', goal: { atLeast: 1 } },
    { name: 'sums equal the raw scans at the end', value: Number(isWhole(after)), unit: '', goal: { atLeast: 1 } },
  ]
  const tell = (name: string, sums: Sums) =>
    `  ${name}: up to ${sums.until}, raw ${sums.raw}, breakdown ${sums.breakdown}, codes ${sums.codes}`
  return {
    figures,
    notes: `${tell('after SIGKILL', atKill)}\n${tell('after the restart', after)}\n  counted at commit: ${after.days} (people+machines)`,
  }
}
