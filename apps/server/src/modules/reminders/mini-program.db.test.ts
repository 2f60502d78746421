import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { workOff } from './reminders.fixture.ts'

let stand: WechatStandIn
let app: TestApp
let who: SignedUp
beforeAll(async () => {
  stand = await startWechatStandIn()
  const { WECHAT_MINI_APP_ID, WECHAT_MINI_APP_SECRET, WECHAT_URL, ORIGIN } = stand.environment
  // No official account: the mini program alone is a way of reminders.
  const environment = { WECHAT_MINI_APP_ID, WECHAT_MINI_APP_SECRET, WECHAT_URL, ORIGIN, WECHAT_MINI_TEMPLATE: 'sub-1' }
  app = await startTestApp({ environment })
  who = await app.signUp({ tier: 'flagship' })
}, 60_000)
afterAll(async () => {
  await app.close()
  stand.close()
})

const fates = async () =>
  (await who.client.reminders.list({})).list.map(({ channel, state, reason }) => `${channel} ${state} ${reason}`.trim())

it('a collaborator who agreed in the mini program gets as many reminders there as were agreed to', async () => {
  const { client } = who
  const group = await client.identityGroups.add({ name: '夜班' })
  await client.collaborators.add({ name: '老周', mobile: '+8613900001111', groupIds: [group.id] })
  const form = await publish(who, [text('q1')])
  const on = { event: 'record' as const, formId: form.formId }
  await client.reminders.addRule({ name: '有记录', on, groups: [group.id], channels: ['wechat'] })
  const happens = async () => {
    await submit(app, form, { q1: '一' })
    await workOff(app, who)
    return (await fates())[0]
  }
  expect(await happens()).toBe('wechat skipped noAddress')

  const { miniProgram } = app.anyone
  const { key } = await miniProgram.enter({ code: stand.codeOf('zhou') })
  await miniProgram.agree({ key, agrees: true })
  expect(await happens()).toBe('wechat skipped noAddress')
  await miniProgram.setPhone({ key, code: stand.codeOf('phone') })
  expect(await happens()).toBe('wechat sent')
  const openId = stand.openIdOf(stand.environment.WECHAT_MINI_APP_ID, 'zhou')
  expect(stand.sent).toMatchObject([
    {
      path: '/cgi-bin/message/subscribe/send',
      touser: openId,
      template_id: 'sub-1',
      page: 'pages/page/page?path=%2Fmy',
    },
  ])
  expect(await happens()).toBe('wechat skipped noAddress')

  await miniProgram.agree({ key, agrees: true })
  stand.endTokens()
  expect(await happens()).toBe('wechat sent')
  await miniProgram.agree({ key, agrees: true })
  await miniProgram.agree({ key, agrees: true })
  stand.unfollow(openId)
  expect(await happens()).toBe('wechat failed refused')
  expect(await happens()).toBe('wechat skipped noAddress')
})
