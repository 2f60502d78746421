import { randomUUID } from 'node:crypto'
import {
  type CallKey,
  countersMax,
  errorCodes,
  plansMax,
  recordViewsMax,
  statusesMax,
  statusRulesMax,
} from '@matai/contract'
import { CallError } from '@matai/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Belongings } from './belongings.ts'
import { makeBelongings, samples } from './samples.ts'
import { type SignedUp, startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
let who: SignedUp
let own: Belongings
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'enterprise' })
  own = await makeBelongings(who, app)
}, 60_000)
afterAll(() => app.close())

/** What an account has at most of a thing, whatever its tier: the call that makes one, and its table. */
const things: { key: CallKey; table: string; most: number; without?: string }[] = [
  { key: 'statuses.add', table: 'status', most: statusesMax },
  { key: 'statuses.wallAdd', table: 'status_wall', most: 50 },
  { key: 'statusRules.add', table: 'status_rule', most: statusRulesMax },
  { key: 'plans.add', table: 'plan', most: plansMax, without: 'id' },
  { key: 'recordViews.save', table: 'record_view', most: recordViewsMax },
  { key: 'savedReports.save', table: 'saved_report', most: 20 },
  { key: 'counters.add', table: 'coupon_counter', most: countersMax },
]

async function codeOf(key: CallKey, input: object): Promise<number> {
  const [module = '', entry = ''] = key.split('.')
  const calls = who.client as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>
  try {
    await calls[module]?.[entry]?.(input)
    return 0
  } catch (error) {
    if (error instanceof CallError && typeof error.code === 'number') return error.code
    throw error
  }
}

/** Copies the newest row of a table of the account until there are so many; what must differ has a number at its end. */
async function fillTo(table: string, most: number): Promise<void> {
  const { pool } = app.database
  const { rows: columns } = await pool.query<{ name: string; differs: boolean }>(
    `select a.attname as name, exists (
       select from pg_index i where i.indrelid = a.attrelid and i.indisunique and not i.indisprimary
         and a.attnum = any(i.indkey) and a.atttypid = 'text'::regtype
     ) as differs
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> 'id'`,
    [table],
  )
  const names = columns.map(({ name }) => `"${name}"`).join()
  const values = columns.map(({ name, differs }) => (differs ? `"${name}" || n` : `"${name}"`)).join()
  await pool.query(
    `insert into ${table} (${names}) select ${values}
     from (select * from ${table} where account_id = $1 order by id desc limit 1) one,
       generate_series(1, $2 - (select count(*)::int from ${table} where account_id = $1)) n`,
    [who.accountId, most],
  )
}

describe('an account has so many and no more', () => {
  it.each(things)('$key', async ({ key, table, most, without }) => {
    const ask = async () => {
      const input = { ...((await samples[key](own, app)) as Record<string, unknown>) }
      if (without) delete input[without]
      // What has a name is another thing under another one.
      if ('name' in input) input.name = randomUUID().slice(0, 8)
      return codeOf(key, input)
    }
    await fillTo(table, most - 1)
    expect(await ask()).toBe(0)
    expect(await ask()).toBe(errorCodes.limitReached)
  })
})
