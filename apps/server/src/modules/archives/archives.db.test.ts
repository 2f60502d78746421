import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Row } from '../../platform/carried/carried.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { makeBelongings } from '../../testing/samples.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { carriedTables } from '../../wiring/carried.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { archiveOf, comparableRow, entriesIn, importOf, startTaking } from './archives.fixture.ts'
import { nameOfRun } from './store/everybody.ts'

const passphrase = '海滨旧街十七号 2026'
let app: TestApp
let elsewhere: TestApp
let home: Awaited<ReturnType<typeof createOwnDatabase>>
let owner: SignedUp
let mover: SignedUp
let code: string
let form: number
let archive: Buffer

beforeAll(async () => {
  app = await startTestApp()
  home = await createOwnDatabase()
  elsewhere = await startTestApp({
    environment: { DATABASE_URL: home.url, SECRET: 'another secret of another server, long enough' },
  })
  owner = await app.signUp({ tier: 'enterprise' })
  const own = await makeBelongings(owner, app)
  code = String(own.qrCode)
  const filled = await publish(owner, [text('name')])
  for (const name of ['王师傅', '李师傅']) await submit(app, filled, { name })
  form = filled.formId
  await owner.client.codeAccess.setAuth({ ids: [code], settings: { password: 'a1b2c3', hint: '问保安' } })
  await owner.client.accounts.setAccountName({ name: '海滨物业' })
  const helper = await app.signUp()
  await app.joinAccount(helper, owner.accountId, 'subAdmin', ['deleteForm'])
  archive = await archiveOf(app, owner, passphrase)
  mover = await elsewhere.signUp({ tier: 'enterprise' })
}, 240_000)
afterAll(async () => {
  await app.close()
  await elsewhere.close()
  await home.drop()
})

const comparable = (rows: Row[], table: (typeof carriedTables)[number]): string[] =>
  rows.map((row) => comparableRow(row, table)).toSorted()
async function rowsOf({ database: { pool } }: TestApp, { accountId }: SignedUp, table: string): Promise<Row[]> {
  const { rows } = await pool.query(`select row_to_json(x) as row from "${table}" x where account_id = $1`, [accountId])
  return rows.map(({ row: { account_id: _, ...row } }) => row)
}

describe('an account on another server', () => {
  it('comes with everything it had, also when it is killed in the middle, fails and is continued', async () => {
    const started = await startTaking(elsewhere, mover, archive, { mode: 'same', passphrase })
    const { archives } = elsewhere.modules
    const first = archives.work()
    // Whoever took it up dies: it is another worker's by the time the next entry is written.
    for (let look = 0; look < 400; look += 1) {
      const { done } = await importOf(mover, started.id)
      if (done > 20) break
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await elsewhere.database.pool.query(
      `update archive_import set attempt = attempt + 1, alive_at = now() - interval '1 day' where state = 'running'`,
    )
    await first
    const half = await importOf(mover, started.id)
    expect(half).toMatchObject({ state: 'running', problem: '' })
    expect(half.done).toBeLessThan(half.total)
    // Twenty workers have died of it: it fails, keeps the archive, and goes on from there when somebody wants that.
    await elsewhere.database.pool.query(
      `update archive_import set attempt = 20, alive_at = now() - interval '1 day' where state = 'running'`,
    )
    await archives.work()
    const failed = await importOf(mover, started.id)
    expect(failed).toMatchObject({ state: 'failed', canGoOn: true, done: half.done })
    expect(failed.problem).toContain('没有完成')
    expect(await mover.client.archives.goOn({ id: started.id })).toMatchObject({ state: 'waiting', canGoOn: false })
    await expect(mover.client.archives.goOn({ id: started.id })).rejects.toThrow('不能继续')
    await archives.work()
    const done = await importOf(mover, started.id)
    expect(done).toMatchObject({ state: 'done', problem: '', from: '海滨物业' })
    expect(done.notes.map(({ why }) => why).toSorted()).toEqual(['invited', 'resealed'])

    for (const table of carriedTables) {
      if (table.tableName === 'address' || table.tableName === 'audit_entry') continue
      const [before, after] = [
        await rowsOf(app, owner, table.tableName),
        await rowsOf(elsewhere, mover, table.tableName),
      ]
      expect(comparable(after, table), table.tableName).toEqual(comparable(before, table))
    }
    const files = 'select id, name, kind, mime, size, sha256 from file where account_id = $1 order by id'
    const [{ rows: before }, { rows: after }] = [
      await app.database.pool.query(files, [owner.accountId]),
      await elsewhere.database.pool.query(files, [mover.accountId]),
    ]
    expect(after).toEqual(before)
  }, 120_000)

  it('shows printed codes under their ids, behind their passwords, and proves what was filled in', async () => {
    const page = await elsewhere.fetch(`/q/${code}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('问保安')
    const { settings } = await mover.client.codeAccess.getAuth({ id: code })
    expect(settings.password).toBe('a1b2c3')
    const { list } = await mover.client.forms.list({})
    expect(list.length).toBeGreaterThan(0)
    const { rows } = await elsewhere.database.pool.query(
      'select distinct form_id::int as id from record_link where account_id = $1',
      [mover.accountId],
    )
    for (const { id } of rows) {
      const accountId = mintAccountId(mover.accountId)
      const walked = await elsewhere.modules.records.evidence.walk(elsewhere.database.tx, accountId, id, {
        after: 0,
        limit: 500,
      })
      expect(walked).toMatchObject({ isTorn: false, differing: [] })
    }
  })
})

describe('an archive that comes to what is there', () => {
  it('gets new ids, and leaves what is there as it is', async () => {
    const other = await app.signUp({ tier: 'enterprise' })
    const kept = await other.client.qrCodes.save({
      name: '原来的',
      blocks: [{ id: 't', type: 'richText', html: '<p>原来的</p>' }],
    })
    await expect(startTaking(app, other, archive, { mode: 'same', passphrase })).rejects.toMatchObject({ code: 1001 })
    const { id } = await startTaking(app, other, archive, { mode: 'new', passphrase })
    await app.modules.archives.work()
    expect(await importOf(other, id)).toMatchObject({ state: 'done', problem: '' })
    const codes = (await rowsOf(app, other, 'qr_code')).map((row) => row.id)
    expect(codes).toContain(kept.id)
    expect(codes).not.toContain(code)
    expect(codes.length).toBe((await rowsOf(app, owner, 'qr_code')).length + 1)
    const forms = (await rowsOf(app, other, 'form')).map((row) => row.id)
    expect(forms).not.toContain(form)
    // A page that names a form names its own.
    const named = (await rowsOf(app, other, 'qr_code_version')).flatMap(
      (row) => JSON.stringify(row.blocks).match(/"formId": ?(\d+)/g) ?? [],
    )
    for (const one of named) expect(forms).toContain(Number(/\d+/.exec(one)?.[0]))
    // Once more, beside itself.
    const again = await startTaking(app, other, archive, { mode: 'new', passphrase })
    await app.modules.archives.work()
    expect(await importOf(other, again.id)).toMatchObject({ state: 'done', problem: '' })
  }, 120_000)
})

it('an import is waited for as long as somebody holds it, who must not be silent for too long', async () => {
  const other = await app.signUp({ tier: 'enterprise' })
  const { id } = await startTaking(app, other, archive, { mode: 'new', passphrase })
  const holder = new Client(app.database.direct)
  await holder.connect()
  await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [nameOfRun(other.accountId, id)])
  await app.database.pool.query(
    `update archive_import set state = 'running', attempt = 1, alive_at = $3 where account_id = $1 and id = $2`,
    [other.accountId, id, app.clock.now()],
  )
  await app.modules.archives.work()
  expect(await importOf(other, id)).toMatchObject({ state: 'running', done: 0 })
  app.clock.advance(60)
  await app.modules.archives.work()
  expect(await importOf(other, id)).toMatchObject({ state: 'done' })
  await holder.end()
}, 60_000)

describe('an archive that is not right', () => {
  it('brings nothing, and says why', async () => {
    const empty = await elsewhere.signUp({ tier: 'enterprise' })
    const said = async (bytes: Buffer, given?: string) => {
      const { id } = await startTaking(elsewhere, empty, bytes, { mode: 'same', ...(given && { passphrase: given }) })
      await elsewhere.modules.archives.work()
      const { state, problem, came, canGoOn } = await importOf(empty, id)
      expect([state, came, canGoOn]).toEqual(['failed', [], false])
      return problem
    }
    expect(await said(archive)).toBe('这个档案加了密，请填写口令')
    expect(await said(archive, 'another passphrase')).toBe('口令不对，或者档案已损坏')
    const open = await archiveOf(app, owner)
    expect(await said(open.subarray(0, open.length - 2_048))).toBe('档案不完整或被改动过，什么也没有导入')
    const changed = Buffer.from(open)
    const at = open.indexOf('tables/') + 600
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await said(changed)).toBe('档案不完整或被改动过，什么也没有导入')
    expect(await said(Buffer.from('no archive'.repeat(100)))).toBe('这不是码台的账号档案')
  })

  it('names no secret of a server, and is for the administrator alone', async () => {
    const entries = await entriesIn(await archiveOf(app, owner))
    const [access] = [...entries].filter(([path]) => path.startsWith('tables/code_access/'))
    expect(gunzipSync(access?.[1] ?? '').toString()).toContain('a1b2c3')
    expect([...entries.keys()].some((path) => /session|user\//.test(path))).toBe(false)
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    await expect(helper.client.archives.make({})).rejects.toMatchObject({ code: 1003 })
  })
})
