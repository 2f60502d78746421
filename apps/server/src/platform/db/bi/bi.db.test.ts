import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBelongings } from '../../../testing/samples.ts'
import { startTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts'
import { dropBiViews, makeBiViews } from './bi-roles.ts'
import { biViews } from './views.ts'

let app: TestApp
let owner: SignedUp
let other: SignedUp
let reader: Client
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'enterprise' })
  other = await app.signUp({ tier: 'enterprise' })
  await makeBelongings(owner, app)
  await makeBelongings(other, app)
  reader = await readerOf(await app.bi.make(owner.accountId))
})
afterAll(async () => {
  await reader.end()
  await app.bi.revoke(owner.accountId)
  await app.close()
})

async function readerOf({ role, password }: { role: string; password: string }): Promise<Client> {
  const { rows } = await app.database.pool.query<{ name: string; port: string }>(
    `select current_database() as name, current_setting('port') as port`,
  )
  const url = new URL(process.env.DATABASE_URL ?? '')
  const host = url.searchParams.get('host') ?? url.hostname
  const client = new Client({ host, port: Number(rows[0]?.port), database: rows[0]?.name, user: role, password })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The code of a refusal. A transaction keeps what it began with, so each statement is sent by itself. */
async function refused(text: string): Promise<string> {
  const statements = text.split('; ')
  try {
    for (const statement of statements) await reader.query(statement)
    return 'answered'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a role of an account', () => {
  it('sees its rows in every view, and nobody else’s', async () => {
    for (const view of Object.keys(biViews)) {
      const { rows } = await reader.query<{ n: number }>(`select count(*)::int as n from ${view}`)
      const inOthers = await app.database.pool.query(`select 1 from pg_views where schemaname = $1 and viewname = $2`, [
        `matai_bi_${owner.accountId}`,
        view,
      ])
      expect([view, typeof rows[0]?.n, inOthers.rowCount]).toEqual([view, 'number', 1])
    }
    const { rows } = await reader.query<{ id: string }>('select id from codes')
    const own = await app.database.pool.query<{ id: string }>(
      'select id from qr_code where account_id = $1 and deleted_at is null',
      [owner.accountId],
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(own.rows.map(({ id }) => id).toSorted())
    for (const view of ['records', 'answers', 'forms', 'directories', 'tasks', 'coupon_codes'])
      expect([view, (await reader.query(`select * from ${view}`)).rowCount]).not.toEqual([view, 0])
  })

  it.each([
    ['select * from public.qr_code', '42501'],
    ['select * from public."user"', '42501'],
    ['select * from public.account', '42501'],
    ['select * from pg_authid', '42501'],
    [`select pg_read_file('/etc/passwd')`, '42501'],
    [`copy (select 1) to program 'id'`, '42501'],
    ['create table public.mine (id int)', '25006'],
    ['set default_transaction_read_only = off; create table public.mine (id int)', '42501'],
    ['set default_transaction_read_only = off; create temp table mine (id int)', '42501'],
    [`set default_transaction_read_only = off; create schema mine`, '42501'],
    [`set default_transaction_read_only = off; update directories set name = 'x'`, '42501'],
    [`set default_transaction_read_only = off; delete from coupon_uses`, '42501'],
    ['set role matai', '42501'],
    ['set session authorization matai', '42501'],
    [`set default_transaction_read_only = off; create function f() returns int language sql as 'select 1'`, '42501'],
  ])('is refused: %s', async (text, code) => {
    const answer = await refused(text)
    await reader.query('reset default_transaction_read_only')
    expect(answer).toBe(code)
  })

  it('does not reach the views of another account, nor what stands in its statistics', async () => {
    await app.bi.make(other.accountId)
    expect(await refused(`select * from matai_bi_${other.accountId}.codes`)).toBe('42501')
    const { rows } = await reader.query('select * from pg_stats where schemaname = $1', ['public'])
    expect(rows).toEqual([])
    // What other connections ask is hidden.
    const seen = await reader.query(
      `select query from pg_stat_activity where usename <> current_user and query not in ('', '<insufficient privilege>')`,
    )
    expect(seen.rows).toEqual([])
    await app.bi.revoke(other.accountId)
  })

  it('has no condition looked at before the account’s own', async () => {
    // A condition that tells of each row that it sees: with a leaky view it would tell of others' rows, too.
    const { rows } = await reader.query<{ 'QUERY PLAN': string }>(
      `explain select * from codes where name like 'x%' and (1 / (length(name) - length(name) + 1)) > 0`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Subquery Scan on codes')
    const failing = await reader.query(`select count(*)::int as n from codes where 1 / (length(name)) >= 0`)
    expect(failing.rows[0]?.n).toBeGreaterThan(0)
  })

  it('has limits: seconds for a question, and connections', async () => {
    expect((await reader.query('show statement_timeout')).rows[0]).toEqual({ statement_timeout: '30s' })
    expect((await reader.query('show default_transaction_read_only')).rows[0]).toEqual({
      default_transaction_read_only: 'on',
    })
    const { rows } = await app.database.pool.query('select rolconnlimit from pg_roles where rolname = $1', [
      `matai_bi_${owner.accountId}`,
    ])
    expect(rows).toEqual([{ rolconnlimit: 4 }])
  })

  it('is listed, gets a new password, lives through an upgrade, and is gone when it is revoked', async () => {
    const third = await app.signUp()
    const first = await app.bi.make(third.accountId)
    const again = await app.bi.make(third.accountId)
    expect(again.password).not.toBe(first.password)
    const client = await readerOf(again)
    expect((await app.bi.list()).find(({ accountId }) => accountId === third.accountId)).toMatchObject({ connected: 1 })

    const upgrading = await app.database.pool.connect()
    await upgrading.query('begin')
    const dropped = await dropBiViews(upgrading)
    expect(dropped).toContain(third.accountId)
    await makeBiViews(upgrading, dropped)
    await upgrading.query('commit')
    upgrading.release()
    expect((await client.query('select * from codes')).rows).toEqual([])

    expect(await app.bi.revoke(third.accountId)).toBe(true)
    await expect(client.query('select 1')).rejects.toThrow()
    expect(await app.bi.revoke(third.accountId)).toBe(false)
    expect((await app.bi.list()).map(({ accountId }) => accountId)).not.toContain(third.accountId)
  })
})
