import { afterAll, beforeAll, expect, it } from 'vitest'
import { everybody, mintAccountId } from '../../platform/db/account-id.ts'
import { samples } from '../../testing/samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { resealMiniPrograms } from './service/reseal.ts'

let app: TestApp
let owner: SignedUp
let operator: SignedUp
beforeAll(async () => {
  const mobile = newNumber()
  const environment = { LOGIN_DOMAIN: 'matai.example', ORIGIN: 'https://matai.example', OPERATORS: `+${mobile}` }
  app = await startTestApp({ environment })
  operator = await app.signUp({ mobile })
  owner = await app.signUp({ tier: 'enterprise' })
})
afterAll(() => app.close())

const any = () => `own-${Math.random().toString(36).slice(2, 10)}`
const open = async (host: string) => (await app.fetch('/login', { headers: { host, accept: 'text/html' } })).text()
const ask = async (domain: string) => (await app.fetch(`/v/domain?domain=${domain}`)).status

async function picture(who: SignedUp) {
  const input = (await samples['files.simple']({} as never, app)) as { sign: string; file: File }
  return who.client.files.simple(input)
}

it('shows an enterprise’s own sign-in page under its domain, in the first HTML', async () => {
  const { client } = owner
  await client.accounts.setAccountName({ name: '海滨集团' })
  const [logo, background] = [await picture(owner), await picture(owner)]
  await client.enterprise.setLoginpage({ logoId: logo.id, backgroundId: background.id, iconId: null })
  const label = any()
  const host = `${label}.matai.example`
  expect(await ask(host)).toBe(404)
  const { domain } = await client.enterprise.setDomain({ domain: label.toUpperCase() })
  expect(domain).toEqual({ label, host, state: 'processing', aliases: [] })

  app.clock.advance(60)
  expect(await ask(host)).toBe(200)
  const { loginPage } = await app.anyone.enterprise.infoByDomain({ domain: host })
  expect(loginPage).toMatchObject({ name: '海滨集团', logo: { id: logo.id }, background: { id: background.id } })
  app.clock.advance(60)
  const html = await open(host)
  expect(html).toContain('<title>海滨集团</title>')
  expect(html).toContain(logo.url)
  expect((await client.enterprise.info({})).domain?.state).toBe('ready')
  expect(await open('matai.example')).not.toContain('login-page')
})

it('keeps the domain from its owner; whoever runs the server changes it, and the earlier one goes on working', async () => {
  const who = await app.signUp({ tier: 'enterprise' })
  const [first, second] = [any(), any()]
  await who.client.enterprise.setDomain({ domain: first })
  await expect(who.client.enterprise.setDomain({ domain: second })).rejects.toMatchObject({ code: 1006 })
  await operator.client.enterprise.domainChange({ id: who.accountId, domain: second })
  expect((await who.client.enterprise.info({})).domain).toMatchObject({
    host: `${second}.matai.example`,
    aliases: [`${first}.matai.example`],
  })
  for (const label of [first, second]) expect(await ask(`${label}.matai.example`)).toBe(200)
  await operator.client.enterprise.domainChange({ id: who.accountId, domain: first })
  expect((await who.client.enterprise.info({})).domain?.label).toBe(first)
})

it.each(['12345', '-acme', 'acme-', 'a.b', 'Ä', 'x'.repeat(21), 'www'])('refuses the domain %j', async (domain) => {
  const who = await app.signUp({ tier: 'enterprise' })
  await expect(who.client.enterprise.setDomain({ domain })).rejects.toMatchObject({ code: 1001 })
})

it('gives a domain to one account, however many ask at once', async () => {
  const [one, other] = [await app.signUp({ tier: 'enterprise' }), await app.signUp({ tier: 'enterprise' })]
  const domain = any()
  const answers = await Promise.allSettled([one, other].map(({ client }) => client.enterprise.setDomain({ domain })))
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('never says the secret of a mini program, nor keeps it readable', async () => {
  const wx = { appId: `wx${'a1'.repeat(8)}`, originalId: `gh_${'b2'.repeat(6)}`, appSecret: 'c3'.repeat(16) }
  const said = await owner.client.enterprise.setWxinfo(wx)
  expect(said.miniProgram).toEqual({ appId: wx.appId, originalId: wx.originalId })
  expect(JSON.stringify(said)).not.toContain(wx.appSecret)
  const { rows } = await app.database.pool.query('select secret from own_mini_program where account_id = $1', [
    owner.accountId,
  ])
  expect(JSON.stringify(rows)).not.toContain(wx.appSecret)
})

it('reads the secret of a mini program again after the server’s own secret was changed', async () => {
  const who = await app.signUp({ tier: 'enterprise' })
  const appSecret = 'd4'.repeat(16)
  const accountId = mintAccountId(who.accountId)
  const readOf = () => app.database.transact(accountId, (tx) => app.modules.enterprises.miniProgramOf(tx, accountId))
  await who.client.enterprise.setWxinfo({ appId: `wx${'e5'.repeat(8)}`, originalId: `gh_${'b2'.repeat(6)}`, appSecret })
  expect(await readOf()).toMatchObject({ appSecret })
  const [from, to] = [Buffer.from(app.settings.SECRET ?? ''), Buffer.from('another secret of this test, long enough')]
  const reseal = (keys: { from: Buffer; to: Buffer }) =>
    app.database.transact(everybody, (tx) => resealMiniPrograms(tx, keys))
  expect(await reseal({ from, to })).toBe(0)
  expect(await readOf()).toBeUndefined()
  expect(await reseal({ from, to })).toBeGreaterThan(0)
  expect(await reseal({ from: to, to: from })).toBe(0)
  expect(await readOf()).toMatchObject({ appSecret })
})
