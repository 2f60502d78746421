import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReplica } from '../platform/db/replica.ts'
import { isPostgres15, type Standing, startPrimary, startStandby } from './nodes/postgres-15.ts'
import { publish, submit, text } from '../modules/records/records.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from './test-app.ts'

const person = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

describe.skipIf(!isPostgres15)('a streaming standby', () => {
  let place: string
  let primary: Standing
  let standby: Standing
  let app: TestApp
  let owner: SignedUp
  let code: string
  let asked: Client
  let scans = 0
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'matai-standby-'))
    await chmod(place, 0o755)
    primary = await startPrimary(place)
    standby = await startStandby(place)
    asked = new Client({ connectionString: standby.url })
    asked.on('error', () => undefined) // it is stopped in the end
    await asked.connect()
    const environment = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url, LOG_LEVEL: 'silent' }
    app = await startTestApp({ environment })
    owner = await app.signUp({ tier: 'enterprise' })
    const blocks = [{ id: 't', type: 'richText' as const, html: '<p>一层东侧</p>' }]
    code = (await owner.client.qrCodes.save({ name: '灭火器', blocks })).id
  })
  afterAll(async () => {
    await app?.close()
    await asked?.end().catch(() => undefined) // it was stopped
    await standby?.stop().catch(() => undefined) // it was stopped
    await primary?.stop()
    await rm(place, { recursive: true, force: true })
  })

  const scan = () => app.fetch(`/q/${code}`, { headers: { 'User-Agent': person } })
  const scansToday = async () => (await owner.client.stats.getMaininfo({})).scansToday.people
  /** What it was asked by the server's own reading. */
  const reads = async () => (await standby.statements()).filter((one) => one.startsWith('matai-reading|'))
  /** How often for rows of a table. */
  const askedFor = async (table: string) =>
    (await reads()).filter((one) => new RegExp(`\\b${table}\\b`).test(one)).length
  /** What is committed is replayed so much later. */
  const delay = async (time: string) => {
    await asked.query(`alter system set recovery_min_apply_delay = '${time}'`)
    await asked.query('select pg_reload_conf()')
  }
  const caughtUp = () =>
    vi.waitFor(async () => {
      const { rows } = await app.database.pool.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
      const there = await asked.query<{ yes: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes', [
        rows[0]?.at,
      ])
      expect(there.rows[0]?.yes).toBe(true)
    })

  /** How often for rows of codes, their counts, and codes of coupons. */
  const rowsAsked = () => Promise.all(['qr_code', 'scan_day', 'coupon_code'].map(askedFor))
  const addCoupon = async () => {
    const days = { from: '2020-01-01T00:00:00.000Z', until: '2040-01-01T00:00:00.000Z' }
    const items = [{ name: '满100减10', quantity: 3 }]
    return (await owner.client.coupons.add({ name: '开业券', mode: 'merchant', ...days, items })).id
  }
  const fileOf = async (started: Promise<{ task: { id: number } }>) => {
    const { task } = await started
    await app.modules.exports.work()
    return owner.client.exports.taskInfo({ id: task.id })
  }

  it('answers charts, rankings, the home screen and the export of an account', async () => {
    await scan()
    await caughtUp()
    expect(await scansToday()).toBe((scans += 1))
    expect(await askedFor('scan_account_day')).toBeGreaterThan(0)
    const range = { preset: 'today' as const }
    expect((await owner.client.stats.chart({ range, filters: {} })).sum.people).toBe(scans)
    const before = await askedFor('scan_day')
    expect((await owner.client.stats.getQrcodeList({ range })).list).toMatchObject([{ people: scans }])
    expect(await askedFor('scan_day')).toBeGreaterThan(before)

    const { task } = await owner.client.exports.accountData({})
    await app.modules.exports.work()
    expect(await owner.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done' })
    expect(await askedFor('membership')).toBeGreaterThan(0)
    expect(await askedFor('file')).toBeGreaterThan(0)
  })

  it('answers reports of forms and gives files of records', async () => {
    const { client } = owner
    const form = await publish(owner, [text('q1')])
    await submit(app, form, { q1: '东侧' })
    const { formId } = form
    await caughtUp()
    const before = await askedFor('form_record')
    await client.recordReports.getReport({ formId })
    const reported = await askedFor('form_record')
    expect(reported).toBeGreaterThan(before)
    const { task } = await client.recordExports.records({ formId, format: 'csv' })
    await app.modules.exports.work()
    expect(await client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done' })
    expect(await askedFor('form_record')).toBeGreaterThan(reported)
  })

  it('gives files of codes and of coupons', async () => {
    await caughtUp()
    const couponId = await addCoupon()
    const before = await rowsAsked()
    expect(await fileOf(owner.client.exports.qrCodeAddresses({ ids: [code] }))).toMatchObject({ done: 1, problem: '' })
    expect(await fileOf(owner.client.couponExports.export({ couponId, what: 'excel' }))).toMatchObject({ done: 3 })
    const after = await rowsAsked()
    expect(after.every((count, nth) => count > (before[nth] ?? 0))).toBe(true)
  })

  it('gives no file that lacks what was committed just before it was asked for', async () => {
    const { client } = owner
    const form = await publish(owner, [text('q1')])
    await caughtUp()
    // While this moment lasts it is believed to have all, and it has not.
    const believed = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await scansToday()
    await asked.query('select pg_wal_replay_pause()')
    try {
      const blocks = [{ id: 't', type: 'richText' as const, html: '<p>一层西侧</p>' }]
      const { id: fresh } = await client.qrCodes.save({ name: '刚做的', blocks })
      await submit(app, form, { q1: '刚交的' })
      const couponId = await addCoupon()
      const files = [
        await fileOf(client.exports.qrCodeAddresses({ ids: [code, fresh] })),
        await fileOf(client.recordExports.records({ formId: form.formId, format: 'csv' })),
        await fileOf(client.couponExports.export({ couponId, what: 'excel' })),
      ]
      await client.qrCodes.bulkRemove({ ids: [fresh] })
      expect(files).toMatchObject([2, 1, 3].map((done) => ({ state: 'done', done, problem: '' })))
    } finally {
      believed.mockRestore()
      await asked.query('select pg_wal_replay_resume()')
      await caughtUp()
    }
  })

  it('is not asked by screens that show what was saved just now', async () => {
    const { client } = owner
    const before = await reads()
    await client.qrCodes.rename({ id: code, name: '灭火器 2' })
    expect((await client.qrCodes.getCodeList({})).list).toMatchObject([{ name: '灭火器 2' }])
    expect(await client.qrCodes.getInfo({ id: code })).toMatchObject({ name: '灭火器 2' })
    await client.exports.taskList({})
    await client.directories.list({})
    expect(await reads()).toEqual(before)
  })

  it('that is behind is left alone, and the log says so once, also when it is back', async () => {
    const log = { warn: vi.fn(), info: vi.fn() }
    const pool = new Pool({ connectionString: primary.url })
    const replica = openReplica({ connection: { connectionString: standby.url }, pool, log })
    await asked.query('select pg_wal_replay_pause()')
    await scan()
    scans += 1
    const real = Date.now
    let ahead = 2_000 // what was seen before is not believed any longer
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
    try {
      expect(await scansToday()).toBe(scans)
      expect([await replica.current(), await replica.current()]).toEqual([undefined, undefined])
      await asked.query('select pg_wal_replay_resume()')
      await caughtUp()
      ahead = 10_000
      expect(await replica.current()).toBeDefined()
      const before = await askedFor('scan_account_day')
      expect(await scansToday()).toBe(scans)
      expect(await askedFor('scan_account_day')).toBeGreaterThan(before)
    } finally {
      clock.mockRestore()
    }
    expect(log.warn.mock.calls).toEqual([
      ['the standby is behind or away; statistics and exports are read from the database'],
    ])
    expect(log.info.mock.calls).toEqual([['the standby has caught up']])
    await replica.close()
    await pool.end()
  })

  it('is asked although something is always on its way there', async () => {
    await delay('30ms') // as a network has it
    const pool = new Pool({ connectionString: primary.url })
    let isOver = false
    const committing = Array.from({ length: 4 }, async () => {
      while (!isOver) await pool.query("select pg_logical_emit_message(true, 'busy', repeat('x', 1000))")
    })
    const found: boolean[] = []
    for (let look = 0; look < 10; look += 1) {
      const log = { warn: vi.fn(), info: vi.fn() }
      const replica = openReplica({ connection: { connectionString: standby.url }, pool, log })
      found.push((await replica.current()) !== undefined)
      await replica.close()
    }
    isOver = true
    await Promise.all(committing)
    await pool.end()
    await delay('0')
    expect(found).toEqual(Array(10).fill(true))
  })

  it('that dies while it is believed is not missed', async () => {
    await vi.waitFor(async () => {
      const before = await askedFor('scan_account_day')
      await scansToday()
      expect(await askedFor('scan_account_day')).toBeGreaterThan(before)
    })
    await standby.stop()
    const range = { preset: 'today' as const }
    const [home, chart, ranking] = await Promise.all([
      scansToday(),
      owner.client.stats.chart({ range, filters: {} }),
      owner.client.stats.getQrcodeList({ range }),
    ])
    expect([home, chart.sum.people, ranking.list[0]?.people]).toEqual([scans, scans, scans])
    const { task } = await owner.client.exports.accountData({})
    await app.modules.exports.work()
    expect(await owner.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done' })
  })
})
