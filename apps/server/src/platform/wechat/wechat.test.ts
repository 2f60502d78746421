import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { authorisingAddress } from './component.ts'
import { createWechat } from './create-wechat.ts'
import { pageAddress, websiteAddress } from './oauth.ts'
import { authorisedMini, verifyTicket } from './wechat-platform.stand-in.ts'
import { startWechatStandIn, type WechatStandIn } from './wechat.stand-in.ts'

let standIn: WechatStandIn
beforeAll(async () => {
  standIn = await startWechatStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => standIn.be('well'))

function make(environment: Record<string, string> = {}) {
  const kept = new Map<string, string>()
  let now = Date.now()
  const wechat = createWechat(readSettings({ ...standIn.environment, ...environment }), {
    clock: { now: () => new Date(now) },
    kept: { read: async (name) => kept.get(name), keep: async (name, value) => void kept.set(name, value) },
    timeout: 300,
  })
  const { account, website, mini, component } = wechat
  if (!account || !website || !mini || !component) throw new Error('a part of WeChat is missing')
  return { account, website, mini, component, later: (seconds: number) => (now += seconds * 1_000) }
}

const tokensAsked = () => standIn.asked.filter(({ path }) => path === '/cgi-bin/stable_token').length
const message = { openId: 'o1', templateId: 'T', url: '', data: { thing1: '巡检' } }

describe('the token of an account', () => {
  it('is asked for once by all who need it at once, and again before it ends', async () => {
    const { account, later } = make()
    const before = tokensAsked()
    await Promise.all([account.follower('o1'), account.follower('o2'), account.signPage('https://a.example/')])
    expect(tokensAsked() - before).toBe(1)
    later(7200 - 299)
    await account.follower('o1')
    expect(tokensAsked() - before).toBe(2)
  })

  it('that WeChat ended before its time is replaced, and what was asked is asked again', async () => {
    const { account } = make()
    await account.follower('o1')
    standIn.endTokens()
    const before = standIn.sent.length
    await account.sendTemplate(message)
    expect(standIn.sent.length - before).toBe(1)
  })

  it('with a wrong secret is the operator’s to mend', async () => {
    const { account } = make({ WECHAT_APP_SECRET: 'ff'.repeat(16) })
    await expect(account.follower('o1')).rejects.toMatchObject({ problem: 'setup', errcode: 40125 })
  })
})

describe('WeChat that does not answer', () => {
  it.each([
    ['silent', 'away'],
    ['down', 'away'],
    ['busy', 'busy'],
  ] as const)('%s: %s', async (mood, problem) => {
    const { account } = make()
    standIn.be(mood)
    await expect(account.sceneCode('s', 300)).rejects.toMatchObject({ name: 'WechatError', problem })
    standIn.be('well')
    expect((await account.sceneCode('s', 300)).content).toContain('/q/s') // nothing of the failure was held
  })
})

describe('people', () => {
  it('are known by a code that lets in once', async () => {
    const { account, website, mini } = make()
    const code = standIn.codeOf('li')
    expect(await website.personOf(code)).toMatchObject({ unionId: 'u_li', isSnapshot: false })
    await expect(website.personOf(code)).rejects.toMatchObject({ problem: 'codeWrong', errcode: 40163 })
    await expect(account.pages.personOf('nonsense')).rejects.toMatchObject({ problem: 'codeWrong', errcode: 40029 })
    expect((await account.pages.personOf(standIn.codeOf('snapshot-1'))).isSnapshot).toBe(true)
    const person = await account.pages.personOf(standIn.codeOf('li'))
    const profile = { name: 'li', picture: expect.stringMatching(/\/mmopen\/li$/), unionId: 'u_li' }
    expect(await account.pages.profileOf(person)).toEqual(profile)
    expect((await mini.personOf(standIn.codeOf('li'))).unionId).toBe('u_li')
    expect(await mini.phoneOf(standIn.codeOf('li'))).toBe('+8613900001111')
  })

  it('are sent to WeChat with its fields in its order', () => {
    const back = 'https://a.example/back?x=1'
    const page = pageAddress('https://open.weixin.qq.com', { appId: 'wx1', back, state: 's', scope: 'base' })
    expect(page).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fa.example%2Fback%3Fx%3D1&response_type=code&scope=snsapi_base&state=s#wechat_redirect',
    )
    expect(websiteAddress('https://open.weixin.qq.com', { appId: 'wx1', back, state: 's' })).toContain(
      'scope=snsapi_login',
    )
  })

  it('hear of things, unless they do not follow or a value is too long', async () => {
    const { account, mini } = make()
    await account.sendTemplate({ ...message, once: 'k' })
    await account.sendSubscription(message)
    await mini.sendSubscription({ openId: 'o1', templateId: 'T', page: '', data: {} })
    expect(standIn.sent.slice(-3)).toMatchObject([
      { touser: 'o1', client_msg_id: 'k', data: { thing1: { value: '巡检' } } },
      { path: '/cgi-bin/message/subscribe/bizsend' },
      { path: '/cgi-bin/message/subscribe/send' },
    ])
    standIn.unfollow('o9')
    expect(await account.follower('o9')).toEqual({ follows: false, unionId: '' })
    await expect(account.sendTemplate({ ...message, openId: 'o9' })).rejects.toMatchObject({ problem: 'unreachable' })
    const long = { ...message, data: { thing1: 'x'.repeat(21) } }
    await expect(account.sendTemplate(long)).rejects.toMatchObject({ problem: 'failed', errcode: 47003 })
  })
})

it('a mini program has codes and addresses', async () => {
  const { mini } = make()
  expect((await mini.code({ scene: 'c=Ab3x9' })).subarray(1, 4).toString()).toBe('PNG')
  await expect(mini.code({ scene: '%' })).rejects.toMatchObject({ errcode: 40129 })
  expect(await mini.link({ path: 'pages/open', query: 'c=1', days: 30 })).toMatch(/^https:\/\/wxaurl\.cn\//)
})

describe('a platform', () => {
  it('acts for who lets it, once WeChat sent its ticket', async () => {
    const { component } = make()
    await expect(component.preAuthCode()).rejects.toMatchObject({ problem: 'setup' })
    await component.keepTicket(verifyTicket)
    const preAuthCode = await component.preAuthCode()
    const given = {
      componentAppId: component.appId,
      preAuthCode,
      back: 'https://a.example/Authorization',
      mobile: false,
    }
    const places = { mp: 'https://mp.weixin.qq.com', open: 'https://open.weixin.qq.com' }
    expect(authorisingAddress(places, given)).toMatch(
      /^https:\/\/mp\.weixin\.qq\.com\/cgi-bin\/componentloginpage\?.*auth_type=2$/,
    )
    expect(authorisingAddress(places, { ...given, mobile: true })).toMatch(/no_scan=1.*#wechat_redirect$/)
    const authorised = await component.authorised('queryauthcode@@@1')
    expect(authorised).toMatchObject({ appId: authorisedMini.appId, rights: [17, 18, 25] })
    await expect(component.authorised('queryauthcode@@@1')).rejects.toMatchObject({ problem: 'codeWrong' })
    expect(await component.renewed(authorised.appId, authorised.refreshToken)).toMatchObject({ seconds: 7200 })
    expect(await component.facts(authorised.appId)).toMatchObject({ name: authorisedMini.name })
    await component.startTickets()
  })
})

it('is nobody where nobody named it, and needs all of what it needs', () => {
  const { account, website, mini, component } = createWechat(readSettings({}), {
    clock: { now: () => new Date() },
    kept: { read: async () => undefined, keep: async () => undefined },
  })
  expect([account, website, mini, component]).toEqual([undefined, undefined, undefined, undefined])
  const { ORIGIN: _, ...lost } = standIn.environment
  expect(() => readSettings(lost)).toThrow('ORIGIN')
  expect(() => readSettings({ ...standIn.environment, WECHAT_TOKEN: '' })).toThrow('WECHAT_TOKEN')
  expect(() => readSettings({ ...standIn.environment, WECHAT_NOTICE_FIELDS: 'title' })).toThrow('WECHAT_NOTICE_FIELDS')
})
