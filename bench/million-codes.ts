import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { newNumber, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { type Question, questionsOf } from './million-codes/questions.ts'
import { countRows, createSeed } from './million-codes/seed.ts'
import { large } from './million-codes/without-indexes.ts'
import { type Explained, explain, statementsOf } from './plans.ts'
import type { Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { figuresOfTimes, timesOf } from './times.ts'

const codes = Number(process.env.BENCH_CODES ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 100)

/** The size whose plans the full size is compared with. */
const few = Math.min(codes / 2, 100_000)

/** Rows that a page may read in one step, or sort: some milliseconds at any size. */
const bearable = 25_000

/** How tables of some rows are read is a matter of luck. */
const growing: ReadonlySet<string> = new Set(large)

/** What an owner of a million live codes waits for, on the server. `npm run bench -- million-codes`. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const mobile = newNumber()
    const app = await startTestApp({ environment: { DATABASE_URL: database.url, OPERATORS: `+${mobile}` } })
    try {
      const owner = await app.signUp({ tier: 'flagship', mobile })
      const grow = await createSeed(database.url, owner)
      const before = await plansOf(app, questionsOf(owner.client, await grow({ from: 1, to: few })))
      const start = performance.now()
      const questions = questionsOf(owner.client, await grow({ from: few + 1, to: codes }))
      const seconds = (performance.now() - start) / 1_000
      const after = await plansOf(app, questions)
      const figures = await measure(questions)
      const compared = compare(before, after)
      const title = `${codes.toLocaleString('en')} live codes in one account, a log as long`
      const filled: Figure = { name: 'filling the tables', value: seconds, unit: 's' }
      const notes = `  rows: ${await countRows(database.url)}\n${compared.notes}`
      return { title, figures: [filled, ...figures, ...compared.figures], notes }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

export async function measure(questions: Question[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, ask] of questions) figures.push(...figuresOfTimes(name, await timesOf(rounds, ask), 50))
  return figures
}

export type Plans = Map<string, Explained[]>

/** How the database goes about every statement that a question sends. */
export async function plansOf({ database: { pool } }: TestApp, questions: Question[]): Promise<Plans> {
  const plans: Plans = new Map()
  for (const [name, ask] of questions) {
    const explained: Explained[] = []
    // A page and its count are asked for at once: which of their statements comes first is chance.
    const asked = (await statementsOf(pool, ask)).toSorted((a, b) => (a.text < b.text ? -1 : 1))
    for (const statement of asked) {
      const one = await explain(pool, statement)
      if (one.tables.some((table) => growing.has(table))) explained.push(one)
    }
    plans.set(name, explained)
  }
  return plans
}

/** Which plans change between the sizes, and which read or sort more than a page needs. */
export function compare(before: Plans, after: Plans) {
  const shapes = (explained: Explained[]) => explained.map(({ shape }) => shape).join(' | ')
  const changed = [...after].filter(([name, explained]) => shapes(explained) !== shapes(before.get(name) ?? []))
  const greedy = [...after].filter(([, explained]) =>
    explained.some(({ read, sorted }) => sorted > bearable || read > bearable),
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
    { name: 'questions that read or sort more than a page needs', value: greedy.length, unit: '', goal: { atMost: 0 } },
  ]
  const summary = `  read or sort too much: ${greedy.map(([name]) => name).join(', ') || 'none'}\n  differ: ${changed.map(([name]) => name).join(', ') || 'none'}`
  return { figures, notes: `${summary}\n${notes.join('\n')}` }
}
