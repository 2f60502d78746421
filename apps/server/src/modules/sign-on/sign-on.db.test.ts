import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type OpenIdMood,
  type OpenIdStandIn,
  standInClient,
  type StandInPerson,
  startOpenIdStandIn,
} from '../../platform/openid/openid.stand-in.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let stand: OpenIdStandIn
let owner: SignedUp
beforeAll(async () => {
  stand = await startOpenIdStandIn()
  app = await startTestApp()
  owner = await app.signUp({ tier: 'enterprise' })
})
beforeEach(() => stand.be('well'))
afterAll(async () => {
  stand.close()
  await app.close()
})

const settings = () => ({
  issuer: stand.issuer,
  ...standInClient,
  domains: ['acme.example'],
  joins: 'everybody' as const,
})
const anyone = () => app.clientOf()
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

/** Goes to the provider and comes back; `on` is what is changed on the way. */
async function come(who: StandInPerson, { company = owner.accountId, on = {}, told = {} } = {}) {
  stand.seat(who, told)
  const { key, content } = await anyone().signOn.begin({ company })
  const back = await stand.visit(content)
  return { key, ...back, ...on }
}
async function enter(who: StandInPerson, options = {}) {
  const { token } = await anyone().signOn.enter(await come(who, options))
  return app.clientOf(token)
}
const person = (name: string) => ({ sub: `sub-${name}`, email: `${name}@acme.example`, email_verified: true, name })

it('keeps a provider that answers, and tells its secret to nobody', async () => {
  const { client } = owner
  const before = await client.signOn.get({})
  expect(before).toMatchObject({ signOn: null, can: { edit: true, everywhere: false } })
  expect(await messageOf(client.signOn.set({ ...settings(), domains: [] }))).toContain('至少限定')
  expect(await messageOf(client.signOn.set({ ...settings(), everywhere: true }))).toContain('运营者')
  expect(await messageOf(client.signOn.set({ ...settings(), issuer: 'http://10.0.0.1' }))).toContain('OpenID Connect')
  expect(await messageOf(client.signOn.set({ ...settings(), issuer: 'https://127.0.0.2' }))).toContain('OpenID Connect')
  const { signOn, backs } = await client.signOn.set(settings())
  expect(signOn).toEqual({
    ...{ name: '', issuer: stand.issuer, clientId: 'matai', hasSecret: true, domains: ['acme.example'] },
    ...{ claim: '', values: [], joins: 'everybody', everywhere: false },
  })
  expect(backs[0]).toMatch(/\/v\/sign_on\/back$/)
  const { clientSecret: _, ...rest } = settings()
  expect((await client.signOn.set(rest)).signOn?.hasSecret).toBe(true)
  const { rows } = await app.database.pool.query('select secret from sign_on where account_id = $1', [owner.accountId])
  expect(JSON.stringify(rows)).not.toContain(standInClient.clientSecret)
  const poor = await app.signUp()
  expect(await messageOf(poor.client.signOn.set(settings()))).not.toBe('done')
})

it('makes a member without rights of whom the provider names, once, for that account alone', async () => {
  const client = await enter(person('li'))
  const me = await client.accounts.getUserinfo({})
  expect(me).toMatchObject({ within: true, mobile: '', flags: [], account: { id: owner.accountId, role: 'subAdmin' } })
  expect((await (await enter(person('li'))).accounts.getUserinfo({})).id).toBe(me.id)
  const { list } = await owner.client.team.list({})
  expect(list.filter(({ email }) => email === 'li@acme.example')).toMatchObject([
    { name: 'li', flags: [], mobile: null },
  ])
  const within = '用企业登录进来时只能使用这家企业的账号，不能更改个人登录方式'
  expect(await messageOf(client.accounts.sessionList({}))).toBe(within)
  expect(await messageOf(client.accounts.setPwd({ passWord: await app.sealed('correct-horse-8', 'password') }))).toBe(
    within,
  )
  await owner.client.team.del({ id: me.id })
  expect(await messageOf(client.accounts.getUserinfo({}))).not.toBe('done')
})

it('lets an invited person in with the rights of the invitation, and who works there already as themselves', async () => {
  await owner.client.signOn.set({ ...settings(), joins: 'invited' })
  expect(await messageOf(enter(person('zhao')))).toBe('企业还没有邀请你，请联系企业管理员')
  await owner.client.team.add({ name: '赵', email: 'Zhao@acme.example', flags: ['editRecord'], sms: false })
  const zhao = await (await enter(person('zhao'))).accounts.getUserinfo({})
  expect(zhao).toMatchObject({ within: true, flags: ['editRecord'] })

  const wang = await app.signUp()
  const home = wang.accountId
  await app.joinAccount(wang, owner.accountId, 'subAdmin')
  await owner.client.team.edit({ id: wang.userId, name: '王', email: 'wang@acme.example' })
  const client = await enter(person('wang'))
  const info = await client.accounts.getUserinfo({})
  expect(info).toMatchObject({ id: wang.userId, within: true })
  expect(info.accounts.map(({ id }) => id)).toEqual([owner.accountId])
  expect(await messageOf(client.accounts.changeLogin({ accountId: home }))).toContain('只能使用这家企业')
  await owner.client.signOn.set(settings())
})

it('reads a claim that userinfo alone tells', async () => {
  await owner.client.signOn.set({ ...settings(), domains: [], claim: 'groups', values: ['qr'] })
  expect(await messageOf(enter({ sub: 'sub-sun' }))).toContain('不在允许登录的范围内')
  const told = { groups: ['qr'], email: 'sun@acme.example' }
  expect(await messageOf(enter({ sub: 'sub-sun' }, { told }))).toBe('done')
  await owner.client.signOn.set(settings())
})

it.each<OpenIdMood>(['otherNonce', 'otherAudience', 'otherIssuer', 'expired', 'unsigned', 'otherKey', 'refusing'])(
  'lets nobody in where the provider is %s',
  async (mood) => {
    const who = person(`no-${mood}`)
    stand.be(mood)
    expect(await messageOf(enter(who))).toContain('没有通过这次登录')
    stand.be('well')
    const { list } = await owner.client.team.list({ keyword: who.email })
    expect(list).toEqual([])
  },
)

it.each<OpenIdMood>(['silent', 'down'])(
  'says that the provider is away where it is %s',
  async (mood) => {
    const given = await come(person('slow'))
    stand.be(mood)
    expect(await messageOf(anyone().signOn.enter(given))).toContain('没有及时回应')
    // What was not used up is of use when it answers again.
    stand.be('well')
    expect(await messageOf(anyone().signOn.enter(given))).toBe('done')
  },
  20_000,
)

it('takes a code once, from the browser that began, in its time', async () => {
  const given = await come(person('qian'))
  const other = await come(person('other'))
  expect(await messageOf(anyone().signOn.enter({ ...given, key: other.key }))).toContain('已过期或不是在这里开始')
  const tries = await Promise.all([1, 2, 3].map(() => messageOf(anyone().signOn.enter(given))))
  expect(tries.filter((one) => one === 'done')).toHaveLength(1)
  expect(await messageOf(anyone().signOn.enter(given))).toContain('已过期或不是在这里开始')
  expect(await messageOf(anyone().signOn.enter({ ...other, code: given.code }))).toContain('没有通过这次登录')
  const { rows } = await app.database.pool.query('select count(*)::int n from sign_on_person where subject = $1', [
    'sub-qian',
  ])
  expect(rows[0].n).toBe(1)
})

it('offers nothing where nothing is set', async () => {
  const lone = await app.signUp({ tier: 'enterprise' })
  expect(await messageOf(anyone().signOn.begin({ company: lone.accountId }))).toBe('这家企业没有设置企业登录')
  const plain = await (await app.fetch(`/login?company=${lone.accountId}`)).text()
  expect(plain).not.toContain('sign-on')
  const own = await (await app.fetch(`/login?company=${owner.accountId}`)).text()
  expect(own).toContain('name="sign-on"')
  await owner.client.signOn.remove({})
  expect(await messageOf(anyone().signOn.begin({ company: owner.accountId }))).toBe('这家企业没有设置企业登录')
  expect(await messageOf(owner.client.signOn.remove({}))).toBe('这家企业没有设置企业登录')
})

it('a member who came by phone links the provider’s sign-in, and comes in by it as the same person; nobody else can', async () => {
  await owner.client.signOn.set({ ...settings(), joins: 'invited' })
  const member = await app.signUp()
  await app.joinAccount(member, owner.accountId, 'subAdmin')
  expect(await messageOf(enter(person('chen')))).toContain('还没有邀请')
  expect(await member.client.signOn.own({})).toEqual({ name: expect.any(String), linked: false })
  const passWord = () => app.sealed(member.passWord, 'password')
  expect(await messageOf(member.client.signOn.beginLink({}))).not.toBe('done')

  stand.seat(person('chen'), {})
  const { key, content } = await member.client.signOn.beginLink({ passWord: await passWord() })
  const back = { key, ...(await stand.visit(content)) }
  // What was begun to link lets nobody in, and links nobody else.
  expect(await messageOf(anyone().signOn.enter(back))).toContain('已过期')
  const other = await app.signUp()
  await app.joinAccount(other, owner.accountId, 'subAdmin')
  expect(await messageOf(other.client.signOn.link(back))).toContain('已过期')
  expect(await member.client.signOn.link(back)).toMatchObject({ linked: true })
  expect(await messageOf(member.client.signOn.link(back))).toContain('已过期')
  const me = await (await enter(person('chen'))).accounts.getUserinfo({})
  expect(me.id).toBe(member.userId)

  stand.seat(person('chen'), {})
  const again = await other.client.signOn.beginLink({ passWord: await app.sealed(other.passWord, 'password') })
  const taken = other.client.signOn.link({ key: again.key, ...(await stand.visit(again.content)) })
  expect(await messageOf(taken)).toContain('另一位成员')
  expect(await member.client.signOn.unlink({})).toMatchObject({ linked: false })
  expect(await messageOf(enter(person('chen')))).toContain('还没有邀请')
})
