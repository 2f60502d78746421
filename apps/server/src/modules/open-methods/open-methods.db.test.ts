import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { companyMini } from '../../platform/wechat/wechat-apps.stand-in.ts'
import { authorisedMini, verifyTicket } from '../../platform/wechat/wechat-platform.stand-in.ts'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

const inWechat = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50'
const inMini = `${inWechat} miniProgram/wx0000000000000c03`
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

let stand: WechatStandIn
let app: TestApp
let bare: TestApp
let who: SignedUp
beforeAll(async () => {
  stand = await startWechatStandIn()
  app = await startTestApp({ environment: stand.environment })
  bare = await startTestApp()
  who = await app.signUp({ tier: 'enterprise' })
})
beforeEach(() => stand.be('well'))
afterAll(async () => {
  await app.close()
  await bare.close()
  stand.close()
})

const newCode = async () => (await who.client.qrCodes.save({ name: '设备', blocks })).id
const scan = (id: string, userAgent = inWechat) =>
  app.http.inject({ url: `/q/${id}`, headers: { 'user-agent': userAgent, 'accept-language': 'zh' } })
const asked = (path: string) => stand.asked.filter((one) => one.path === path)
const failure = (call: Promise<unknown>) =>
  call.then(
    () => '',
    (error: Error) => error.message,
  )

it('leads phones in WeChat into the mini program of the server, and shows everybody else the page; one visit is counted once', async () => {
  const id = await newCode()
  expect((await scan(id)).statusCode).toBe(200)
  await who.client.qrCodes.setOpen({ ids: [id], method: 'miniProgram' })
  const led = await scan(id)
  expect([led.statusCode, decodeURIComponent(decodeURIComponent(String(led.headers.location)))]).toEqual([
    302,
    `https://wxaurl.cn/path=/q/${id}`,
  ])
  expect(asked('/wxa/generate_urllink').at(-1)?.body).toMatchObject({ path: 'pages/page/page', expire_interval: 30 })
  const before = asked('/wxa/generate_urllink').length
  for (const agent of [inMini, 'Mozilla/5.0 (iPhone) Safari/604.1', `${inWechat} wxwork/4.1`])
    expect((await scan(id, agent)).statusCode).toBe(200)
  expect((await scan(id)).statusCode).toBe(302)
  expect(asked('/wxa/generate_urllink')).toHaveLength(before)
  const { list } = await who.client.qrCodes.getCodeList({ keyword: '设备' })
  expect(list.find((one) => one.id === id)?.scansTotal).toBe(4)
  await who.client.qrCodes.setOpen({ ids: [id], method: 'h5' })
  expect((await scan(id)).statusCode).toBe(200)
})

it('shows the page while WeChat is slow or broken, and replaces a token that ended', async () => {
  for (const mood of ['silent', 'down', 'busy'] as const) {
    const id = await newCode()
    await who.client.qrCodes.setOpen({ ids: [id], method: 'miniProgram' })
    stand.be(mood)
    const began = performance.now()
    expect((await scan(id)).statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(3_000)
    stand.be('well')
  }
  const id = await newCode()
  await who.client.qrCodes.setOpen({ ids: [id], method: 'miniProgram' })
  stand.endTokens()
  expect((await scan(id)).statusCode).toBe(302)
})

it('says what is missing: a mini program of the server, an own one, the tier', async () => {
  const nobody = await bare.signUp({ tier: 'enterprise' })
  const { id } = await nobody.client.qrCodes.save({ name: '页面', blocks })
  const set = (method: 'miniProgram' | 'plainMiniProgram') =>
    failure(nobody.client.qrCodes.setOpen({ ids: [id], method }))
  expect(await set('miniProgram')).toBe('本服务器没有设置小程序，只能用网页打开')
  expect(await set('plainMiniProgram')).toContain('还没有填写或授权自己的小程序')
  expect(await failure(nobody.client.openMethods.miniCode({ id }))).toContain('本服务器没有设置小程序')
  const free = await app.signUp({ tier: 'free' })
  const { list } = await free.client.openMethods.list({})
  expect(list.map(({ method, problem }) => [method, problem])).toEqual([
    ['h5', null],
    ['miniProgram', null],
    ['plainMiniProgram', '基础版起可用'],
  ])
})

it('opens in the mini program whose secret the account gave, or which it authorised', async () => {
  const id = await newCode()
  const { appId, originalId, appSecret } = companyMini
  await who.client.enterprise.setWxinfo({ appId, originalId, appSecret })
  await who.client.qrCodes.setOpen({ ids: [id], method: 'plainMiniProgram' })
  expect((await scan(id)).statusCode).toBe(302)
  expect(asked('/cgi-bin/stable_token').at(-1)?.body).toMatchObject({ appid: appId, secret: appSecret })

  const other = await app.signUp({ tier: 'enterprise' })
  await app.modules.authorising.told({ InfoType: 'component_verify_ticket', ComponentVerifyTicket: verifyTicket })
  const { url } = await other.client.wxMinapp.bindUrl({})
  const state = new URL(new URL(url).searchParams.get('redirect_uri') ?? '').searchParams.get('state') ?? ''
  await other.client.wxMinapp.confirm({ authCode: `queryauthcode@@@${id}`, state })
  const made = await other.client.qrCodes.save({ name: '页面', blocks })
  await other.client.qrCodes.setOpen({ ids: [made.id], method: 'plainMiniProgram' })
  expect((await scan(made.id)).statusCode).toBe(302)
  const { list } = await other.client.openMethods.list({})
  expect(list.at(-1)).toEqual({ method: 'plainMiniProgram', appId: authorisedMini.appId, problem: null })
})

it('knows who opened an own mini program: the page within gets the number that WeChat proved there', async () => {
  const asks = app.anyone.miniProgram
  // Somebody else names the same mini program, without its secret.
  const { originalId } = companyMini
  await who.client.enterprise.setWxinfo({ appId: companyMini.appId, originalId, appSecret: '0'.repeat(32) })
  const owner = await app.signUp({ tier: 'enterprise' })
  await owner.client.enterprise.setWxinfo(companyMini)
  for (const { appId } of [companyMini, authorisedMini]) {
    const { key, ...shown } = await asks.enter({ code: stand.codeOf(`of${appId}`), appId })
    expect(shown).toEqual({ phone: '', template: null, agreed: 0 })
    expect(await asks.setPhone({ key, code: stand.codeOf('phone') })).toMatchObject({ phone: '+86 139****1111' })
    const { path } = await asks.getTicket({ key, path: '/f/abc' })
    const led = await app.http.inject({ url: path, headers: { 'user-agent': `${inWechat} miniProgram/${appId}` } })
    expect([led.statusCode, led.headers.location]).toEqual([303, '/f/abc'])
    expect(String(led.headers['set-cookie'])).toMatch(/^visitor-phone=8613900001111\./)
    // Reminders are sent in the mini program of the server alone.
    expect(await failure(asks.agree({ key, agrees: true }))).not.toBe('')
  }
  expect(await failure(asks.enter({ code: stand.codeOf('nobody'), appId: 'wx00000000000000ff' }))).not.toBe('')
})

it('draws the mini program code of a code of the account; a WeChat that is away is said in words', async () => {
  const id = await newCode()
  const drawn = await who.client.openMethods.miniCode({ id, width: 1280, version: 'trial' })
  expect(drawn).toMatchObject({ mime: 'image/png', page: 'pages/page/page', scene: `q/${id}` })
  expect(asked('/wxa/getwxacodeunlimit').at(-1)?.body).toMatchObject({
    ...{ scene: `q/${id}`, width: 1280, check_path: false, env_version: 'trial' },
  })
  stand.be('busy')
  expect(await failure(who.client.openMethods.miniCode({ id }))).toBe('微信没有及时回应，请稍后再试')
  stand.be('well')
  const stranger = await app.signUp({ tier: 'enterprise' })
  expect(await failure(stranger.client.openMethods.miniCode({ id }))).not.toBe('')
})
