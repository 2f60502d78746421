import { setTimeout as rest } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish } from '../records/records.fixture.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let app: TestApp
let who: SignedUp
let direct: Client
beforeAll(async () => {
  // Its connections are cut: those of other tests are not to be among them.
  own = await createOwnDatabase()
  app = await startTestApp({ environment: { DATABASE_URL: own.url, LOG_LEVEL: 'silent' } })
  app.clock.advanceToNoon()
  who = await app.signUp({ tier: 'flagship' })
  direct = new Client({ connectionString: own.url })
  await direct.connect()
}, 120_000)
afterAll(async () => {
  await direct?.end()
  await app?.close()
  await own?.drop()
})

const hour = 3_600_000

it('workers that die between a window and its judgement lose no task, double none and judge none twice', async () => {
  const directory = (await who.client.directories.listAll({})).list[0]?.id ?? 0
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const items = Array.from({ length: 60 }, (_, at) => ({ name: `泵 ${at}`, directoryId: directory, blocks }))
  const codeIds = (await who.client.qrCodes.bulkSave({ items })).list.map(({ id }) => id)
  const form = await publish(who, [{ id: 'q1', type: 'text', settings: { title: '说明' } }])
  const startsOn = new Date(app.clock.now().getTime() + 8 * hour).toISOString().slice(0, 10)
  const status = await who.client.statuses.add({
    name: '检查',
    items: [
      { key: 'a', name: '正常', colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: '漏检', colour: 'red', shape: 'square' },
    ],
  })
  const [fit = 0, overdue = 0] = status.items.map(({ id }) => id)
  await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: codeIds, itemId: fit })
  const plan = await who.client.plans.add({
    ...{ name: '日检', formId: form.formId, codeIds, cycle: { every: 'day', days: 1 }, startsOn },
    ...{ opensAt: '00:00', warnsAt: '12:00', closesAt: '18:00', overdueItemId: overdue },
  })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  // Whoever hears of a window that closed hears of it as often as it was judged.
  await who.client.push.sendCode({})
  const mobileCode = await app.smsCodeFor(who.mobile)
  await who.client.push.add({ url: 'http://127.0.0.1:9/', mobileCode, events: ['plan.closed'] })
  const cut = () =>
    direct.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`)
  let died = 0
  const days = 6
  for (let day = 0; day < days; day += 1) {
    const now = new Date(Date.parse(`${startsOn}T23:00:00+08:00`) + day * 24 * hour)
    for (let round = 0; round < 4; round += 1) {
      const turning = [0, 1].map(() => app.modules.plans.turn(now).catch(() => (died += 1)))
      for (let times = 0; times < 4; times += 1) {
        await rest(3 + ((day + round + times) % 5) * 4)
        await cut()
      }
      await Promise.all(turning)
    }
    await app.modules.plans.turn(now)
  }
  expect(died).toBeGreaterThan(0)
  const { rows } = await direct.query(
    `select count(*)::int as windows, count(judged_at)::int as judged,
       (select count(*)::int from plan_task where plan_id = $1) as tasks,
       (select count(distinct (window_id, qr_code_id))::int from plan_task where plan_id = $1) as different
     from plan_window where plan_id = $1`,
    [plan.id],
  )
  expect(rows[0]).toMatchObject({ windows: days, judged: days, tasks: 60 * days, different: 60 * days })
  const { rows: told } = await direct.query<{ key: string; times: number }>(
    `select data->'window'->>'key' as key, count(*)::int as times from push_event
     where account_id = $1 and type = 'plan.closed' group by 1 order by 1`,
    [who.accountId],
  )
  expect(told.map(({ times }) => times)).toEqual(new Array(days).fill(1))
  const { rows: marked } = await direct.query<{ times: number; codes: number }>(
    `select count(*)::int as times, count(distinct qr_code_id)::int as codes from status_change
     where account_id = $1 and kind = 'plan'`,
    [who.accountId],
  )
  expect(marked[0]).toEqual({ times: 60, codes: 60 })
}, 120_000)
