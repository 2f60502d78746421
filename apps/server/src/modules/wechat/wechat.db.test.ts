import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { wechatApps } from '../../platform/wechat/wechat-apps.stand-in.ts'
import { stepOf, totpAt } from '../../platform/totp.ts'
import { linkIn as linkOf } from './wechat.fixture.ts'
import { failureOf, newIp, newMobile, startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'

let stand: WechatStandIn
let nodes: TwoNodes
beforeAll(async () => {
  stand = await startWechatStandIn()
  nodes = await startTwoNodes(stand.environment)
}, 60_000)
beforeEach(() => stand.be('well'))
afterAll(async () => {
  await nodes.close()
  stand.close()
})

function fromBase32(text: string): Buffer {
  const bits = [...text].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const [first, second] = [0, 1]
const at = (node: number) => nodes.nodes[node as 0 | 1]

/** What WeChat posts to a node, and what it is answered. */
async function post(node: number, fields: Record<string, string | number>, change = (query: string) => query) {
  const { query, body } = stand.sealed(
    { ToUserName: 'gh_0123456789ab', CreateTime: 1, MsgType: 'event', ...fields },
    'account',
  )
  return at(node).http.inject({ method: 'POST', url: `/v/wechat/events?${change(query)}`, payload: body })
}
const scan = (node: number, scene: string, openId: string) =>
  post(node, { FromUserName: openId, Event: 'SCAN', EventKey: scene })

const linkIn = (xml: string) => linkOf(stand, xml)

/** Reads a socket until it ends. */
function listen(node: number, scene: string) {
  const signals: number[] = []
  const done = at(node)
    .http.inject({ url: `/v/wechat/scene/${scene}`, payloadAsStream: true })
    .then(async (response) => {
      for await (const chunk of response.stream())
        for (const [, code] of String(chunk).matchAll(/data: (\d)/g)) signals.push(Number(code))
    })
  return { signals, done }
}

const begin = (node = first) => nodes.from(node).wechat.begin({ way: 'scan' })

async function confirm(node: number, scene: string, openId: string, said: 'yes' | 'no' = 'yes') {
  const link = linkIn((await scan(node, scene, openId)).body)
  const answer = await at(node).http.inject({ method: 'POST', url: `${link}/${said}` })
  return { link, answer }
}

/** A user who registered with this WeChat; answers the token. */
async function registered(openId: string, mobile = newMobile()) {
  const { scene, key } = await begin()
  await confirm(first, scene, openId)
  const mobileCode = await at(first).sendSmsCode(mobile, 4)
  const session = await nodes.from(first).wechat.bindMobile({ scene, key, mobile, mobileCode })
  return { mobile, client: at(first).clientOf(session.token) }
}

it('a scan alone signs nobody in; who confirms registers with a phone, and comes in by WeChat from then on, over two nodes', async () => {
  const openId = 'oNewcomer'
  const started = await begin()
  const { scene, key } = started
  const socket = listen(second, scene)
  const reply = await scan(first, scene, openId)
  expect((await failureOf(nodes.from(second).wechat.enter({ scene, key }))).message).toBe('请先在微信里确认')
  const page = await at(second).http.inject({ url: linkIn(reply.body) })
  expect(page.body).toContain('是我，登录')
  await at(second).http.inject({ method: 'POST', url: `${linkIn(reply.body)}/yes` })
  await socket.done
  expect(socket.signals).toEqual([2, 0])
  expect(await nodes.from(first).wechat.enter({ scene, key })).toEqual({ session: null })

  const mobile = newMobile()
  const mobileCode = await at(first).sendSmsCode(mobile, 4)
  const session = await nodes.from(second).wechat.bindMobile({ scene, key, mobile, mobileCode })
  const me = await at(first).clientOf(session.token).accounts.getUserinfo({})
  expect(me).toMatchObject({ hasPassword: false, wechat: { offered: true, bound: true } })

  const again = await begin(second)
  await confirm(second, again.scene, openId)
  const { session: entered } = await nodes.from(first).wechat.enter({ scene: again.scene, key: again.key })
  expect((await at(second).clientOf(entered?.token).accounts.getUserinfo({})).id).toBe(me.id)
})

it('only the browser that began comes in, once; a stranger who scans, a refusal and an old code let nobody in', async () => {
  const openId = 'oRegular'
  await registered(openId)
  const mine = await begin()
  const { link } = await confirm(first, mine.scene, openId)
  const other = { scene: mine.scene, key: 'A'.repeat(43) }
  expect((await failureOf(nodes.from(first).wechat.enter(other))).message).toContain('已过期')
  expect((await at(first).http.inject({ url: link })).body).toContain('已确认')
  expect((await nodes.from(first).wechat.enter({ scene: mine.scene, key: mine.key })).session).not.toBeNull()
  expect((await failureOf(nodes.from(first).wechat.enter({ scene: mine.scene, key: mine.key }))).message).toContain(
    '已过期',
  )
  expect((await at(first).http.inject({ url: link })).statusCode).toBe(404)

  const taken = await begin()
  await scan(first, taken.scene, 'oSomebody')
  expect(linkIn((await scan(first, taken.scene, openId)).body)).toContain('no link')

  const refused = await begin()
  const socket = listen(first, refused.scene)
  await confirm(first, refused.scene, openId, 'no')
  await socket.done
  expect(socket.signals.at(-1)).toBe(1)
  expect((await failureOf(nodes.from(first).wechat.enter({ scene: refused.scene, key: refused.key }))).code).toBe(1006)

  const old = await begin()
  nodes.advance(301)
  const late = listen(first, old.scene)
  await late.done
  expect(late.signals).toEqual([1])
  expect(linkIn((await scan(first, old.scene, openId)).body)).toContain('no link')
})

it('doubled events have one effect, and what is not signed by WeChat has none', async () => {
  const { scene, key } = await begin()
  const forged = await post(first, { FromUserName: 'oForger', Event: 'SCAN', EventKey: scene }, (query) =>
    query.replace(/msg_signature=./, 'msg_signature=0'),
  )
  expect(forged.statusCode).toBe(403)
  const one = linkIn((await scan(first, scene, 'oDouble')).body)
  const two = linkIn((await scan(second, scene, 'oDouble')).body)
  expect(two).toBe(one)
  await at(first).http.inject({ method: 'POST', url: `${one}/yes` })
  await at(second).http.inject({ method: 'POST', url: `${one}/yes` })
  expect((await nodes.from(first).wechat.enter({ scene, key })).session).toBeNull()
  const wrong = `${one.slice(0, -1)}${one.endsWith('A') ? 'B' : 'A'}`
  expect((await at(first).http.inject({ method: 'POST', url: `${wrong}/yes` })).statusCode).toBe(303)
  expect((await at(first).http.inject({ url: wrong })).statusCode).toBe(404)
})

it('tokens that end are replaced; a WeChat that is silent or busy is said in words', async () => {
  stand.endTokens()
  await begin()
  for (const mood of ['busy', 'down'] as const) {
    stand.be(mood)
    expect((await failureOf(begin())).message).toBe('微信没有及时回应，请稍后再试')
  }
  stand.be('silent')
  const asked = Date.now()
  expect((await failureOf(begin())).message).toBe('微信没有及时回应，请稍后再试')
  expect(Date.now() - asked).toBeLessThan(8_000)
}, 20_000)

it('a website and pages in WeChat come back with a code that lets in once, in the browser that began', async () => {
  const openId = stand.openIdOf(wechatApps.WECHAT_WEB_APP_ID, 'ann')
  const site = await nodes.from(first).wechat.begin({ way: 'website' })
  expect(site.content).toContain('/connect/qrconnect?appid=wx0000000000000b02')
  const { scene, key } = site
  const code = stand.codeOf('ann')
  expect(await nodes.from(first).wechat.enter({ scene, key, code })).toEqual({ session: null })
  const mobile = newMobile()
  const mobileCode = await at(first).sendSmsCode(mobile, 4)
  await nodes.from(first).wechat.bindMobile({ scene, key, mobile, mobileCode })
  expect(openId).toMatch(/^o/)

  const again = await nodes.from(second).wechat.begin({ way: 'website' })
  const used = await failureOf(nodes.from(second).wechat.enter({ scene: again.scene, key: again.key, code }))
  expect(used.message).toBe('微信授权已用过或已过期，请重新开始')
  const fresh = await nodes.from(second).wechat.enter({ scene: again.scene, key: again.key, code: stand.codeOf('ann') })
  expect(fresh.session).not.toBeNull()

  const page = await nodes.from(first).wechat.begin({ way: 'page' })
  expect(page.content).toContain('/connect/oauth2/authorize?appid=wx0000000000000a01')
  const made = nodes.from(first).wechat.enter({ scene: page.scene, key: page.key, code: stand.codeOf('snapshot-x') })
  expect((await failureOf(made)).message).toContain('完整服务')
})

it('a signed-in person binds with the password, is told, changes the number only without WeChat, and unbinds', async () => {
  const app = at(first)
  const who = await app.register({ mobile: newMobile() })
  expect((await failureOf(who.client.wechat.beginBinding({}))).data).toMatchObject({ issues: [{ path: ['passWord'] }] })
  const { scene } = await who.client.wechat.beginBinding({ passWord: await app.sealed(who.passWord, 'password') })
  await confirm(second, scene, 'oBinder')
  expect((await who.client.accounts.getUserinfo({})).wechat).toMatchObject({ bound: true, subscribed: false })
  expect((await who.client.notices.list({})).list.map(({ kind }) => kind)).toContain('wechatBound')

  const mobile = newMobile()
  const mobileCode = await app.sendSmsCode(mobile, 2)
  const passWord = await app.sealed(who.passWord, 'password')
  const change = who.client.accounts.changeTel({ mobile, mobileCode, passWord })
  expect((await failureOf(change)).message).toBe('更换手机号前请先解绑微信')

  const thief = await app.register({ mobile: newMobile() })
  const theirs = await thief.client.wechat.beginBinding({ passWord: await app.sealed(thief.passWord, 'password') })
  expect((await confirm(first, theirs.scene, 'oBinder')).answer.body).toContain('已绑定其他用户')

  expect((await who.client.wechat.subscribe({ subscribe: true })).wechat.subscribed).toBe(true)
  expect((await who.client.wechat.unbind({})).wechat.bound).toBe(false)
  await who.client.accounts.changeTel({ mobile, mobileCode, passWord: await app.sealed(who.passWord, 'password') })
})

it('a second step is asked for after WeChat as well, and the code of the phone is not asked for twice', async () => {
  const app = at(first)
  const who = await app.register({ mobile: newMobile() })
  const { secret } = await who.client.accounts.secondFactorBegin({
    passWord: await app.sealed(who.passWord, 'password'),
  })
  const code = totpAt(fromBase32(secret), stepOf(app.clock.now()))
  const { recoveryCodes } = await who.client.accounts.secondFactorConfirm({ code })
  nodes.advance(61)
  const { scene, key } = await begin()
  await confirm(first, scene, 'oCareful')
  const mobileCode = await app.sendSmsCode(who.mobile, 4)
  const proof = { scene, key, mobile: who.mobile, mobileCode }
  expect((await failureOf(nodes.from(first).wechat.bindMobile(proof))).message).toContain('验证器')
  const [secondFactor = ''] = recoveryCodes
  expect((await nodes.from(first).wechat.bindMobile({ ...proof, secondFactor })).token).toBeTruthy()
})

it('pages of ours are signed for WeChat, others are not; without settings there is nothing of it', async () => {
  const from = nodes.from(first, newIp())
  expect((await from.wechat.signPage({ url: 'http://127.0.0.1/f/abc' })).signature).toMatchObject({
    appId: 'wx0000000000000a01',
  })
  expect((await from.wechat.signPage({ url: 'http://127.0.0.1.evil.example/' })).signature).toBeNull()
  const page = await at(first).http.inject({ url: '/login', headers: { host: '127.0.0.1' } })
  expect(page.body).toContain('name="wechat" content="[&#34;scan&#34;,&#34;page&#34;,&#34;website&#34;]"')
  const elsewhere = await at(first).http.inject({ url: '/login', headers: { host: 'factory.example' } })
  expect(elsewhere.body).toContain('name="wechat" content="[&#34;scan&#34;]"')
})
