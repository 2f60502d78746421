import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp } from '../apps/server/src/testing/test-app.ts'
import { seedRecords } from './million-records/seed.ts'
import { explain, statementsOf } from './plans.ts'
import type { Figure } from './scans/figures.ts'
import { sixteenFields } from './submissions/sixteen.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { figuresOfTimes, timesOf } from './times.ts'

const records = Number(process.env.BENCH_RECORDS ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 100)
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
  ]
}

/** Search and list among a million records of a form, with the database's plans. `BENCH_RECORDS` for another size. */
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
      for (const [name, ask] of questionsOf(owner, formId)) {
        figures.push(...figuresOfTimes(name, await timesOf(rounds, ask), 50))
        for (const statement of await statementsOf(app.database.pool, ask)) {
          const { text, tables, read, sorted } = await explain(app.database.pool, statement)
          if (!tables.some((table) => table === 'form_record' || table === 'form_answer')) continue
          const greed = read > bearable || sorted > bearable ? ` READS ${read}, SORTS ${sorted}` : ''
          notes.push(`\n${name}${greed}\n${text.replaceAll(/^/gm, '    ')}`)
        }
      }
      return { title: `${records.toLocaleString('en')} records of a form`, figures, notes: notes.join('\n') }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}
