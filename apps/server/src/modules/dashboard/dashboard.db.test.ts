import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

/** A Monday on which it is 9:02 in Shanghai. */
const monday = new Date('2026-11-23T01:02:00Z')
let own: Awaited<ReturnType<typeof createOwnDatabase>>
let nodes: [TestApp, TestApp]

beforeAll(async () => {
  own = await createOwnDatabase()
  const environment = { DATABASE_URL: own.url, LOG_LEVEL: 'silent' }
  nodes = [await startTestApp({ environment }), await startTestApp({ environment })]
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await own.drop()
})

const query = (text: string, values: unknown[] = []) => nodes[0].database.pool.query(text, values)
const sumUp = (now = monday, node = 0) => nodes[node as 0 | 1].modules.dashboard.sumUpWeeks(now)
const summariesOf = async ({ client }: SignedUp) =>
  (await client.notices.list({})).list.filter(({ kind }) => kind === 'weeklySummary')
const inZone = (who: SignedUp, zone: string) =>
  query('update account set zone = $2 where id = $1', [who.accountId, zone])

async function addCode(who: SignedUp, name: string, createdAt = '2026-10-01T00:00:00Z'): Promise<string> {
  const { list } = await who.client.directories.listAll({})
  const block = { id: 'b0', type: 'richText' as const, html: '<p>1</p>' }
  const { id } = await who.client.qrCodes.save({ name, directoryId: list[0]?.id ?? 0, blocks: [block] })
  await query('update qr_code set created_at = $2 where id = $1', [id, createdAt])
  return id
}

async function addScans(who: SignedUp, id: string, day: string, people: number): Promise<void> {
  await query('insert into scan_day values ($1, $2, $3, $4, 1)', [who.accountId, id, day, people])
  const account = `insert into scan_account_day as old values ($1, $2, $3, 1)
    on conflict (account_id, day) do update set people = old.people + excluded.people`
  await query(account, [who.accountId, day, people])
}

it('sums the week up for everybody of an account, from what is counted', async () => {
  const [who, helper] = [await nodes[0].signUp({ tier: 'advanced' }), await nodes[0].signUp()]
  await nodes[0].joinAccount(helper, who.accountId, 'subAdmin')
  const codes = []
  for (const name of ['一', '二', '三', '四', '五', '六']) codes.push(await addCode(who, name))
  for (const [index, id] of codes.entries()) await addScans(who, id, '2026-11-16', 10 + index)
  await addScans(who, codes[0] ?? '', '2026-11-22', 1_000)
  await addScans(who, codes[0] ?? '', '2026-11-23', 7) // this week
  await addScans(who, codes[0] ?? '', '2026-11-15', 5) // the week before
  await addCode(who, '新的', '2026-11-22T15:59:59Z')
  await addCode(who, '太新', '2026-11-22T16:00:00Z')
  await query(`update "user" set email = $2 where id = $1`, [who.userId, 'weekly@example.com'])
  await sumUp()

  const [told, ...more] = await summariesOf(who)
  expect(more).toEqual([])
  expect(told?.details).toEqual({
    ...{ from: '2026-11-16', until: '2026-11-22', count: 1_075, before: 5, created: 1 },
    ...{ name1: '一', people1: 1_010, name2: '六', people2: 15, name3: '五', people3: 14 },
    ...{ name4: '四', people4: 13, name5: '三', people5: 12 },
  })
  expect(told?.link).toBe('/scan?preset=custom&from=2026-11-16&until=2026-11-22')
  expect(await summariesOf(helper)).toHaveLength(1)

  await nodes[0].modules.notices.mail(who.accountId as never, told?.id ?? 0, monday)
  const mail = (await nodes[0].outbox.list()).find(({ to }) => to === 'weekly@example.com')
  expect(mail?.text).toContain(
    '11/16 至 11/22 共有 1,075 次扫码，前一周 5 次；新建活码 1 个。\n1. 一：1,010 次\n2. 六：15 次',
  )
})

it('tells nobody where there is neither a code nor a scan', async () => {
  const who = await nodes[0].signUp()
  await query('delete from qr_code where account_id = $1', [who.accountId])
  await sumUp()
  expect(await summariesOf(who)).toEqual([])
})

it('tells once, by however many workers at once, and again the next week', async () => {
  const people = []
  for (let count = 0; count < 5; count += 1) {
    const who = await nodes[0].signUp()
    await addCode(who, '消防栓')
    await query(`update "user" set email = $2 where id = $1`, [who.userId, `race-${who.userId}@example.com`])
    people.push(who)
  }
  await Promise.all([0, 1, 0, 1].map((node) => sumUp(monday, node)))
  await sumUp(new Date('2026-11-23T02:02:00Z'))
  for (const who of people) expect(await summariesOf(who)).toHaveLength(1)
  const { rows } = await query(
    `select count(*)::int as mails from graphile_worker._private_jobs
     where (payload ->> 'accountId')::bigint = any($1)`,
    [people.map(({ accountId }) => accountId)],
  )
  expect(rows[0]).toEqual({ mails: 5 })

  await sumUp(new Date('2026-11-30T01:02:00Z'))
  for (const who of people) expect(await summariesOf(who)).toHaveLength(2)
})

it('goes on after a failure in the middle: who was told is not told again, the others are', async () => {
  const people = [await nodes[0].signUp(), await nodes[0].signUp(), await nodes[0].signUp()]
  for (const who of people) await addCode(who, '消防栓')
  const broken = people[1]?.accountId ?? 0
  await query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await query(
    `create trigger refuse before insert on notice for each row when (new.account_id = ${broken}) execute function refuse()`,
  )
  await expect(sumUp()).rejects.toThrow('1 accounts were not told')
  const counts = async () => Promise.all(people.map(async (who) => (await summariesOf(who)).length))
  expect(await counts()).toEqual([1, 0, 1])
  await query('drop function refuse cascade')
  await sumUp(new Date('2026-11-23T03:02:00Z'))
  expect(await counts()).toEqual([1, 1, 1])
})

it('comes on Monday morning of the account’s zone, also after the clocks were changed', async () => {
  const who = await nodes[0].signUp()
  await inZone(who, 'Europe/Berlin')
  const id = await addCode(who, '消防栓')
  await addScans(who, id, '2026-03-29', 3)
  await sumUp(new Date('2026-03-30T06:02:00Z'))
  expect(await summariesOf(who)).toEqual([])
  await sumUp(new Date('2026-03-30T07:02:00Z'))
  expect((await summariesOf(who))[0]?.details).toMatchObject({ from: '2026-03-23', until: '2026-03-29', count: 3 })
})

it('says which limit is nearly reached: on the screen, and to administrators once a month', async () => {
  const who = await nodes[0].signUp({ tier: 'advanced' })
  const helpers = []
  for (let count = 0; count < 5; count += 1) {
    if (count === 4) {
      await nodes[0].modules.dashboard.watchUsage(monday)
      const { usage } = await who.client.dashboard.getAttention({})
      expect(usage).toEqual([{ key: 'subAdmins', used: 4, limit: 5, high: false }])
    }
    const helper = await nodes[0].signUp()
    await nodes[0].joinAccount(helper, who.accountId, 'subAdmin')
    helpers.push(helper)
  }
  const told = async (person = who) =>
    (await person.client.notices.list({})).list.filter(({ kind }) => kind === 'usageHigh')
  expect(await told()).toEqual([])
  await Promise.all([0, 1, 0].map((node) => nodes[node as 0 | 1].modules.dashboard.watchUsage(monday)))
  expect((await told()).map(({ details }) => details)).toEqual([{ key: 'subAdmins', used: 5, limit: 5 }])
  expect(await told(helpers[0])).toEqual([])
  expect((await who.client.dashboard.getAttention({})).usage[0]).toMatchObject({ used: 5, high: true })
  await nodes[0].modules.dashboard.watchUsage(new Date('2026-12-01T01:00:00Z'))
  expect(await told()).toHaveLength(2)
})

it('says that storage is nearly full', async () => {
  const who = await nodes[0].signUp({ tier: 'free' })
  await query("insert into file_total (account_id, kind, files, bytes) values ($1, 'video', 1, 970000000)", [
    who.accountId,
  ])
  await nodes[1].modules.dashboard.watchUsage(monday)
  const { list } = await who.client.notices.list({})
  expect(list.filter(({ kind }) => kind === 'usageHigh').map(({ details }) => details)).toEqual([
    { key: 'storageBytes', used: 970_000_000, limit: 1024 ** 3 },
  ])
  expect((await who.client.dashboard.getAttention({})).usage[0]).toMatchObject({ key: 'storageBytes', high: true })
})

it('says once that a tier ends within a week, and once that it has ended', async () => {
  const who = await nodes[0].signUp({ tier: 'flagship' })
  await query('update account set tier_until = $2 where id = $1', [who.accountId, '2026-12-01T16:00:00Z'])
  const told = async (at: string) => {
    await Promise.all([0, 1].map((node) => nodes[node as 0 | 1].modules.dashboard.watchTiers(new Date(at))))
    const { list } = await who.client.notices.list({})
    return list.flatMap(({ kind, details }) =>
      kind.startsWith('tierEnd') ? [[kind, details.tier, details.until]] : [],
    )
  }
  const ending = ['tierEnding', 'flagship', '2026-12-01']
  const ended = ['tierEnded', 'flagship', '2026-12-01']
  expect(await told('2026-11-24T15:00:00Z')).toEqual([])
  expect(await told('2026-11-24T17:00:00Z')).toEqual([ending])
  expect(await told('2026-11-30T17:00:00Z')).toEqual([ending])
  expect(await told('2026-12-01T16:00:00Z')).toEqual([ended, ending])
  expect(await told('2026-12-03T16:00:00Z')).toEqual([ended, ending])
})

it('lists codes that expire within a week and those whose scans are nearly used up', async () => {
  const who = await nodes[0].signUp({ tier: 'advanced' })
  const ids = []
  for (const name of ['明天', '下周', '已过期', '快满', '未满', '已删']) ids.push(await addCode(who, name))
  const [soon = '', later = '', over = '', full = '', half = '', deleted = ''] = ids
  const expire = (id: string, interval: string) =>
    query(`update qr_code set expires_at = now() + $2::interval where id = $1`, [id, interval])
  await Promise.all([expire(soon, '1 day'), expire(later, '8 days'), expire(over, '-1 day')])
  for (const [id, used] of [
    [full, 95],
    [half, 89],
    [deleted, 100],
  ] as const) {
    await query(`insert into code_access (account_id, qr_code_id, settings) values ($1, $2, '{"scansTotal": 100}')`, [
      who.accountId,
      id,
    ])
    await query(`insert into scan_quota values ($1, $2, '', $3), ($1, $2, 'p', 100)`, [who.accountId, id, used])
  }
  await who.client.qrCodes.bulkRemove({ ids: [deleted] })
  await query(`update qr_code set blocked_at = now() where id = $1`, [half])
  const { expiring, nearlyFull, stopped, failedImports, usage } = await who.client.dashboard.getAttention({})
  expect(expiring.map(({ id }) => id)).toEqual([soon])
  expect(nearlyFull).toEqual([{ id: full, name: '快满', used: 95, limit: 100 }])
  expect(stopped).toEqual([{ id: half, name: '未满' }])
  expect([usage, failedImports]).toEqual([[], []])
})

it('reaches the mailbox by the job that was enqueued with it', async () => {
  const who = await nodes[0].signUp()
  await addCode(who, '消防栓')
  const email = `job-${who.userId}@example.com`
  await query(`update "user" set email = $2, language = 'en' where id = $1`, [who.userId, email])
  await sumUp()
  const worker = await startTestApp({ environment: { DATABASE_URL: own.url, ROLE: 'worker' } })
  try {
    const mails = async () => (await worker.outbox.list()).filter(({ to }) => to === email)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 15_000)
    expect((await mails())[0]?.text).toMatch(/^Matai: Weekly summary of scans\n\n0 scans from 11\/16 to 11\/22/)
  } finally {
    await worker.close()
  }
})
