import { createClient, type Client } from '@matai/client'
import { allCalls, routesOf } from '@matai/contract'
import type { Pool } from 'pg'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { explain, statementsOf } from './plans.ts'
import { type Figure, lineOf } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { killWorker } from './statistics/killed-worker.ts'
import { days, seedScans, type Seeded } from './statistics/seed.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { figuresOfTimes, timesOf } from './times.ts'

const scans = Number(process.env.BENCH_SCANS ?? 10_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)

/** Milliseconds that nineteen of twenty answers may take. */
const goal = 300

/** What every number and chart of the statistics costs over 90 days of ten million scans. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const owner = await app.signUp({ tier: 'advanced' })
      const { pool } = app.database
      const began = performance.now()
      const seeded = await seedScans(pool, owner, scans)
      const seeding: Figure = { name: 'seeding', value: (performance.now() - began) / 1_000, unit: 's' }
      const environment = { DATABASE_URL: database.url, DATA_DIR: app.dataDir, SECRET: app.settings.SECRET ?? '' }
      const killed = await killWorker(pool, environment)
      const server = await startServerProcess(environment)
      const asked = await measure(clientAt(server.origin, owner.token), seeded).finally(() => server.stop())
      const plans = await plansOf(app, owner.client, seeded)
      const title = `statistics of ${scans.toLocaleString('en')} scans in ${days} days (${await sizeOf(pool)})`
      return {
        title,
        figures: [seeding, ...killed.figures, ...asked, ...plans.figures],
        notes: `${killed.notes}\n${plans.notes}`,
      }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

function clientAt(origin: string, token: string): Client {
  return createClient({
    routes: routesOf(allCalls),
    fetch: (path, init) => fetch(new URL(String(path), origin), init),
    headers: () => ({ 'Accept-Language': 'zh', Authorization: `Bearer ${token}` }),
  })
}

/** Each question of the screen over all days, of the account and of codes with many and with few scans. */
function questionsOf(client: Client, { from, until, ids }: Seeded): [string, () => Promise<unknown>][] {
  const dayOf = (moment: Date) => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const range = { from: dayOf(from), until: dayOf(until) }
  let turn = 0
  const anyId = () => ids[(turn += 7) % ids.length] ?? ''
  const hotId = () => ids[(turn += 1) % 20] ?? ''
  const { stats } = client
  return [
    ['all charts of the account', () => stats.chart({ range })],
    ['all charts of a hot code', () => stats.chart({ range, qrCodeId: hotId() })],
    ['all charts of any code', () => stats.chart({ range, qrCodeId: anyId() })],
    ['all charts of the account, 30 days', () => stats.chart({ range: { preset: 'thirtyDays' } })],
    ['all charts of the account, today', () => stats.chart({ range: { preset: 'today' } })],
    ['numbers of a hot code', () => stats.ofQrCode({ range, id: hotId() })],
    ['numbers of any code', () => stats.ofQrCode({ range, id: anyId() })],
    ['numbers of the first screen', () => stats.getMaininfo({})],
    ['ranking, first page', () => stats.getQrcodeList({ range })],
    ['ranking, page 100', () => stats.getQrcodeList({ range, page: 100 })],
    ['ranking, by name', () => stats.getQrcodeList({ range, keyword: anyId().slice(0, 2) })],
  ]
}

async function measure(client: Client, seeded: Seeded): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, ask] of questionsOf(client, seeded)) {
    figures.push(...figuresOfTimes(name, await timesOf(rounds, ask), goal))
  }
  const { from, until } = seeded
  const range = { from: from.toISOString().slice(0, 10), until: new Date(until).toISOString().slice(0, 10) }
  const file = await timesOf(Math.min(rounds, 10), () => client.stats.exportQrCodes({ range, keyword: '' }))
  return [...figures, ...figuresOfTimes('ranking of 5,000 codes as Excel', file, 2_000)]
}

/** The statements that the questions really send, explained one by one. */
async function plansOf({ database: { pool } }: TestApp, client: Client, seeded: Seeded) {
  const notes: string[] = []
  let walked = 0
  for (const [name, ask] of questionsOf(client, seeded).filter((_, place) => [0, 1, 5, 8].includes(place))) {
    const statements = await statementsOf(pool, ask)
    for (const statement of statements.filter(({ text }) => /\bscan(_day|_account_day|_breakdown)?\b/.test(text))) {
      const explained = await explain(pool, statement)
      notes.push(`\n${name}\n${explained.text}`)
      for (const { table, rows } of explained.walked) if (/^scan_(\d|rest)/.test(table)) walked += rows
    }
  }
  const figure: Figure = { name: 'raw scans read by walking a month', value: walked, unit: '', goal: { atMost: 0 } }
  return { figures: [figure], notes: notes.join('\n') }
}

async function sizeOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return rows[0]?.size ?? ''
}

if (import.meta.main) {
  const { title, figures, notes } = await run()
  process.stdout.write(`${title}\n${figures.map(lineOf).join('\n')}\n${notes}\n`)
  process.exit(0)
}
