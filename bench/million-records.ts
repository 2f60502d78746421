import { sheetBytes } from '../apps/server/src/modules/exports/rules/sheet-rows.ts'
import { mintAccountId } from '../apps/server/src/platform/db/account-id.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { seedRecords } from './million-records/seed.ts'
import { explain, statementsOf } from './plans.ts'
import type { Figure } from './scans/figures.ts'
import { sixteenFields } from './submissions/sixteen.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { figuresOfTimes, timesOf } from './times.ts'

const records = Number(process.env.BENCH_RECORDS ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 100)
/** Only the files, or only the questions, where that is said. */
const only = process.env.BENCH_ONLY
/** Rows that a page may read in one step, or sort. */
const bearable = 25_000

type Ask = () => Promise<unknown>

/** What an owner asks of the records of one form. */
function questionsOf({ client }: SignedUp, formId: number): [string, Ask][] {
  const ask = (filters: object, rest: object = {}) =>
    client.records.search({ ...rest, filters: { formId, ...filters } })
  const answer = (component: string, comparison: 'is' | 'begins' | 'atLeast' | 'atMost', value: string) => ({
    ...{ component, comparison, value },
  })
  const some = () => String(Math.floor(Math.random() * records))
  return [
    ['the list', () => ask({})],
    ['the oldest first', () => ask({}, { sort: 'oldest' })],
    ['a text', () => ask({ answers: [answer('t0', 'is', `answer ${some()}`)] })],
    ['what a text begins with', () => ask({ answers: [answer('t1', 'begins', 'group 7')] })],
    ['a number', () => ask({ answers: [answer('n0', 'is', '77')] })],
    ['numbers from one on', () => ask({ answers: [answer('n0', 'atLeast', '9990')] })],
    ['a day', () => ask({ answers: [answer('d0', 'is', '2026-11-07')] })],
    ['a code', () => ask({ qrCodeId: 'Code2345' })],
    ['a state', () => ask({ followUp: 'inProgress' })],
    [
      'three filters',
      () => ask({ followUp: 'pending', answers: [answer('t1', 'is', 'group 8'), answer('n1', 'is', '8')] }),
    ],
    ['a word', () => ask({}, { keyword: 'filler 77' })],
    ['a word in the search of the frame', () => client.records.find({ keyword: 'filler 77' })],
    ['a number in the search of the frame', () => client.records.find({ keyword: some() })],
    ['the report', () => client.recordReports.getReport({ formId })],
    [
      'the report of a day that was answered',
      () => client.recordReports.getReport({ formId, answers: [answer('d0', 'is', '2026-11-07')] }),
    ],
    ['the report of a quarter', () => client.recordReports.getReport({ formId, followUp: 'done' })],
    [
      'the report of a month',
      () =>
        client.recordReports.getReport({
          formId,
          from: '2026-02-28T16:00:00.000Z',
          until: '2026-03-31T16:00:00.000Z',
        }),
    ],
  ]
}

/** What the first one who asks for a report sets going: how many records a second are counted for those who come later. */
async function counted(app: TestApp, owner: SignedUp, formId: number): Promise<Figure> {
  for (const [name, ask] of questionsOf(owner, formId)) if (name.startsWith('the report')) await ask()
  const { rows } = await app.database.pool.query<{ key: string }>(
    'select key from report_count where account_id = $1 and form_id = $2',
    [owner.accountId, formId],
  )
  const start = performance.now()
  for (const { key } of rows)
    await app.modules.records.reports.count(mintAccountId(owner.accountId), formId, key, app.clock.now())
  const found = await app.database.pool.query<{ records: string }>(
    'select sum(records)::text as records from report_count where account_id = $1 and form_id = $2',
    [owner.accountId, formId],
  )
  const seconds = (performance.now() - start) / 1_000
  return { name: 'counting for reports', value: Number(found.rows[0]?.records) / seconds, unit: '/s' }
}

/** All records as a file: rows a second, and how much memory the process takes above its rest. */
async function exported(app: TestApp, owner: SignedUp, formId: number, format: 'csv' | 'xlsx'): Promise<Figure[]> {
  globalThis.gc?.()
  const rest = process.memoryUsage().rss
  let most = rest
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 100)
  const start = performance.now()
  try {
    const { task } = await owner.client.recordExports.records({ formId, format })
    await app.modules.exports.work()
    const { state, problem } = await owner.client.exports.taskInfo({ id: task.id })
    if (state !== 'done') throw new Error(`the export is ${state}: ${problem}`)
  } finally {
    clearInterval(watch)
  }
  const seconds = (performance.now() - start) / 1_000
  return [
    { name: `${format}: rows`, value: records / seconds, unit: '/s', goal: { atLeast: 40_000 } },
    { name: `${format}: memory above rest`, value: (most - rest) / 1024 ** 2, unit: 'MB', goal: { atMost: 150 } },
  ]
}

/** What the library makes of rows like these by itself: no export is faster. */
async function libraryAlone(): Promise<Figure> {
  const some = Array.from({ length: 500 }, (_, n) => [
    ...[
      n,
      '2026-01-01 08:00',
      '',
      'Code2345',
      '待处理',
      `answer ${n}`,
      `group ${n}`,
      '9b74c9897bac770ffc029102a200c5de',
    ],
    ...['三楼东侧的灯不亮', 'fine', 'line 3', 'shift 2', 'ok', n, n % 10, n % 77, n % 5, '2026-11-07', '2026-10-07'],
    ...['filler 77', `+8613910000${n}`, '', '', 0],
  ])
  const pages = Math.ceil(Math.min(records, 50_000) / some.length)
  const columns = some[0]?.map((_, at) => ({ heading: `${at}`, width: 12 })) ?? []
  const sheet = { name: 'bench', columns, rows: Array.from({ length: pages }, () => some) }
  const start = performance.now()
  for await (const bytes of sheetBytes('xlsx', sheet)) if (bytes.length === 0) break
  const seconds = (performance.now() - start) / 1_000
  return { name: 'xlsx: rows, the library alone', value: (pages * some.length) / seconds, unit: '/s' }
}

/** Search, list, reports and exports among a million records of a form, with the database's plans. `BENCH_RECORDS` for another size. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const owner = await app.signUp({ tier: 'flagship' })
      const { id: formId } = await owner.client.forms.save({ document: sixteenFields as never, publish: true })
      const start = performance.now()
      await seedRecords(database.url, { accountId: owner.accountId, formId, records })
      const figures: Figure[] = [{ name: 'filling the tables', value: (performance.now() - start) / 1_000, unit: 's' }]
      const notes: string[] = []
      if (only !== 'files') figures.push(await counted(app, owner, formId))
      for (const [name, ask] of only === 'files' ? [] : questionsOf(owner, formId)) {
        figures.push(...figuresOfTimes(name, await timesOf(rounds, ask), name.startsWith('the report') ? 300 : 50))
        for (const statement of await statementsOf(app.database.pool, ask)) {
          const { text, tables, read, sorted } = await explain(app.database.pool, statement)
          if (!tables.some((table) => table === 'form_record' || table === 'form_answer')) continue
          const greed = read > bearable || sorted > bearable ? ` READS ${read}, SORTS ${sorted}` : ''
          notes.push(`\n${name}${greed}\n${text.replaceAll(/^/gm, '    ')}`)
        }
      }
      for (const format of only === 'questions' ? [] : (['csv', 'xlsx'] as const))
        figures.push(...(await exported(app, owner, formId, format)))
      if (only !== 'questions') figures.push(await libraryAlone())
      return { title: `${records.toLocaleString('en')} records of a form`, figures, notes: notes.join('\n') }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}
