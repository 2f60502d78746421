import { Client, type Pool } from 'pg'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { type Question, questionsOf } from './million-codes/questions.ts'
import { seedCodes, seedDirectories, type Seeded } from './million-codes/seed.ts'
import { type Explained, explain, statementsOf } from './plans.ts'
import type { Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { figuresOfTimes, timesOf } from './times.ts'

const codes = Number(process.env.BENCH_CODES ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 100)

/** The size whose plans the full size is compared with. */
const few = Math.min(codes / 2, 100_000)

/** Rows that a page may read by walking a table, or sort: some milliseconds at any size. */
const bearable = 25_000

/** Tables that grow with the account; how the others are read is a matter of some rows. */
const large = ['qr_code', 'qr_code_version', 'audit_entry', 'code_refusal', 'code_mobile', 'notice', 'recovery']

/** What an owner of a million live codes waits for, on the server. `npm run bench -- million-codes`. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    const client = new Client({ connectionString: database.url })
    try {
      const owner = await app.signUp({ tier: 'flagship' })
      await client.connect()
      const directoryId = await seedDirectories(client, owner)
      const grow = async (from: number, to: number) => {
        await seedCodes(client, owner, from, to)
        return questionsOf(owner.client, await seededOf(app.database.pool, owner, directoryId), to)
      }
      const before = await plansOf(app, await grow(1, few))
      const questions = await grow(few + 1, codes)
      const after = await plansOf(app, questions)
      const figures = await measure(questions)
      const compared = compare(before, after)
      const title = `${codes.toLocaleString('en')} live codes in one account, a log twice as long`
      return { title, figures: [...figures, ...compared.figures], notes: compared.notes }
    } finally {
      await client.end()
      await app.close()
      await database.stop()
    }
  })
}

async function seededOf(pool: Pool, { accountId, userId }: SignedUp, directoryId: number): Promise<Seeded> {
  const { rows } = await pool.query<{ id: string }>(
    `(select qr_code_id as id from code_refusal where account_id = $1 limit 1)
     union all (select id from qr_code where account_id = $1 and deleted_at is null limit 5000)`,
    [accountId],
  )
  return { ids: rows.map(({ id }) => id), directoryId, creatorId: userId + 1_000_000 }
}

async function measure(questions: Question[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, ask] of questions) figures.push(...figuresOfTimes(name, await timesOf(rounds, ask), 50))
  return figures
}

type Plans = Map<string, Explained[]>

/** How the database goes about every statement that a question sends. */
async function plansOf({ database: { pool } }: TestApp, questions: Question[]): Promise<Plans> {
  const plans: Plans = new Map()
  for (const [name, ask] of questions) {
    const explained: Explained[] = []
    for (const statement of await statementsOf(pool, ask)) {
      const one = await explain(pool, statement)
      if (one.tables.some((table) => large.includes(table))) explained.push(one)
    }
    plans.set(name, explained)
  }
  return plans
}

/** Which plans change between the sizes, and which read or sort more than a page needs. */
function compare(before: Plans, after: Plans) {
  const shapes = (explained: Explained[]) => explained.map(({ shape }) => shape).join(' | ')
  const changed = [...after].filter(([name, explained]) => shapes(explained) !== shapes(before.get(name) ?? []))
  const greedy = [...after].filter(([, explained]) =>
    explained.some(({ walked, sorted }) => sorted > bearable || walked.some(({ rows }) => rows > bearable)),
  )
  const text = (plans: Plans, name: string) =>
    (plans.get(name) ?? []).map((explained) => explained.text.replaceAll(/^/gm, '    ')).join('\n    –\n')
  const notes = [...after.keys()].map((name) => {
    const differs = changed.some(([other]) => other === name)
    const sizes = differs ? [[few, before] as const, [codes, after] as const] : [[codes, after] as const]
    const shown = sizes.map(([size, plans]) => `  at ${size.toLocaleString('en')}:\n${text(plans, name)}`)
    return `\n${name}${differs ? ' (another plan than with few)' : ''}\n${shown.join('\n')}`
  })
  const figures: Figure[] = [
    { name: `questions whose plan differs from that at ${few.toLocaleString('en')}`, value: changed.length, unit: '' },
    { name: 'questions that walk a table or sort all of it', value: greedy.length, unit: '', goal: { atMost: 0 } },
  ]
  const summary = `  walk or sort: ${greedy.map(([name]) => name).join(', ') || 'none'}\n  differ: ${changed.map(([name]) => name).join(', ') || 'none'}`
  return { figures, notes: `${summary}\n${notes.join('\n')}` }
}
