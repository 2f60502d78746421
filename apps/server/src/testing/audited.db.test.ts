import { type Client, CallError } from '@matai/client'
import { allCalls, type CallKey } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Belongings } from './belongings.ts'
import { makeBelongings, samples } from './samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from './test-app.ts'

/** What is no deed on a thing of the account, and why nobody looks for it in its log. */
const unlogged: Partial<Record<CallKey, string>> = {
  'files.upload': 'a file shows nowhere until a code, a style or a label names it',
  'files.simple': 'the same',
  'files.saveFile': 'the same',
  'qrCodes.setFavourite': 'a mark that only its person sees',
  'notices.setSubscription': 'which emails a person gets',
  'batches.importExcel': 'looks through a workbook and makes nothing',
  'recordViews.save': 'how one person looks at a list',
  'recordViews.setColumns': 'the same',
  'recordViews.del': 'the same',
  'exports.taskCancel': 'calls off what the log says was started, before its file is there',
  'abuse.reportClose': 'is about visitors’ reports, which the owner does not see',
}

/** Calls after which things are missing that the next ones need. */
const takesAway = /del|remove|trash|block|appeal|restore/i

/** Tables whose rows come with every call, or that are the log itself. */
const beside = ['audit_entry', 'answered_call', 'session', 'notice', 'file']

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).flatMap(([entry, { access, answer }]) =>
    // Who signs in where, and how, is not for the others of the account to read.
    module === 'accounts' || access === 'public' || answer !== 'envelope' ? [] : [`${module}.${entry}` as CallKey],
  ),
)

let app: TestApp
let who: SignedUp
let own: Belongings
beforeAll(async () => {
  const mobile = newNumber()
  app = await startTestApp({ environment: { OPERATORS: `+${mobile}` } })
  who = await app.signUp({ tier: 'enterprise', mobile })
  own = await makeBelongings(who, app)
})
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

/** What really changes something, where the sample may find it done. */
const inputs: Partial<Record<CallKey, () => Promise<object>>> = {
  'directories.move': async () => {
    const { list } = await who.client.directories.list({})
    return { id: own.directory, parentId: null, before: list.find(({ id }) => id !== own.directory)?.id }
  },
}

let asked: string | undefined

async function questionOf({ database: { pool } }: TestApp): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'account_id' and table_schema = 'public' and table_name <> all ($1)`,
    [beside],
  )
  const sums = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t where account_id = $1`,
  )
  return `select md5(string_agg(name || sum, '|' order by name)) as sum from (${sums.join(' union all ')}) all_of_them`
}

/** Everything of the account as one number, and how long its log is. */
async function state(): Promise<{ sum: string; entries: number }> {
  const { pool } = app.database
  asked ??= await questionOf(app)
  // It is asked seven hundred times: a name has it planned once.
  const { rows } = await pool.query<{ sum: string }>({ name: 'sum-of-account', text: asked, values: [who.accountId] })
  const log = await pool.query<{ n: number }>('select count(*)::int as n from audit_entry where account_id = $1', [
    who.accountId,
  ])
  return { sum: rows[0]?.sum ?? '', entries: log.rows[0]?.n ?? 0 }
}

async function perform(key: CallKey, input: unknown): Promise<boolean> {
  const [module, entry] = key.split('.') as [string, string]
  const modules = who.client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  try {
    await modules[module]?.[entry]?.(input)
    return true
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}

it('the log has an entry for every call that changed something of the account', async () => {
  const missing: string[] = []
  const changing: string[] = []
  for (const key of calls) {
    const input = (await inputs[key]?.()) ?? (await samples[key](own, app))
    const before = await state()
    const done = await perform(key, input)
    const after = await state()
    if (!done || after.sum === before.sum) continue
    changing.push(key)
    if (after.entries === before.entries && !(key in unlogged)) missing.push(key)
    if (takesAway.test(key)) own = await makeBelongings(who, app)
  }
  expect(missing).toEqual([])
  expect(changing.length).toBeGreaterThan(30)
  expect(changing).toEqual(expect.arrayContaining(['qrCodes.save', 'labels.save', 'batches.save', 'directories.move']))
})

it('the log says it in words that the list can filter by', async () => {
  const client: Client = who.client
  for (const verb of ['created', 'chosen', 'imported', 'ordered'] as const)
    expect((await client.audit.createlog({ filters: { verb } })).total, verb).toBeGreaterThan(0)
})
