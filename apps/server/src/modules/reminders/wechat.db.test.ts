import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { noticeJobs } from '../notices/handlers.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { confirm } from '../wechat/wechat.fixture.ts'
import { workOff } from './reminders.fixture.ts'

let stand: WechatStandIn
let app: TestApp
let who: SignedUp
beforeAll(async () => {
  stand = await startWechatStandIn()
  app = await startTestApp({ environment: { ...stand.environment, WECHAT_NOTICE_TEMPLATE: 'template-1' } })
  who = await app.signUp({ tier: 'flagship' })
}, 60_000)
afterAll(async () => {
  await app.close()
  stand.close()
})

const fates = async () =>
  (await who.client.reminders.list({})).list.map(({ channel, state, reason }) => `${channel} ${state} ${reason}`.trim())

it('a receiver agrees by a code and is told in WeChat; who unfollows is not, and the log says why', async () => {
  const { client } = who
  const receiver = await client.reminders.addReceiver({ name: '王师傅' })
  const form = await publish(who, [text('q1')])
  await client.reminders.addRule({
    name: '有记录',
    on: { event: 'record', formId: form.formId },
    receivers: [receiver.id],
    channels: ['wechat'],
  })
  await submit(app, form, { q1: '一' })
  await workOff(app, who)
  expect(await fates()).toEqual(['wechat skipped noAddress'])

  const { scene } = await client.reminders.bindReceiver({ id: receiver.id })
  await confirm(stand, app, scene, 'oWorker')
  expect((await client.reminders.listReceivers({})).list[0]).toMatchObject({ wechatState: 'confirmed' })
  await submit(app, form, { q1: '二' })
  await workOff(app, who)
  expect((await fates())[0]).toBe('wechat sent')
  expect(stand.sent).toMatchObject([{ touser: 'oWorker', template_id: 'template-1' }])
  const { data } = stand.sent[0] as { data: Record<string, { value: string }> }
  expect(data.time3?.value).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

  stand.unfollow('oWorker')
  await submit(app, form, { q1: '三' })
  await workOff(app, who)
  expect((await fates())[0]).toBe('wechat failed refused')
  await submit(app, form, { q1: '四' })
  await workOff(app, who)
  expect((await fates())[0]).toBe('wechat skipped stopped')
})

it('a person who bound and wants it gets notices in WeChat, once', async () => {
  const { client } = who
  const { scene } = await client.wechat.beginBinding({ passWord: await app.sealed(who.passWord, 'password') })
  await confirm(stand, app, scene, 'oOwner')
  await client.wechat.subscribe({ subscribe: true })
  const before = stand.sent.length
  await client.accounts.changePwd({
    oldPassWord: await app.sealed(who.passWord, 'password'),
    passWord: await app.sealed('battery-staple-7', 'password'),
  })
  const { rows } = await app.database.pool.query<{ payload: { id: number } }>(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'notices:wechat' and (payload ->> 'accountId')::bigint = $1`,
    [who.accountId],
  )
  const job = noticeJobs(app.modules.notices, app.clock).find(({ definition }) => definition.name === 'notices:wechat')
  for (const { payload } of [...rows, ...rows]) await job?.work(payload)
  expect(stand.sent.slice(before)).toMatchObject([{ touser: 'oOwner', url: 'http://127.0.0.1/user' }])
})
