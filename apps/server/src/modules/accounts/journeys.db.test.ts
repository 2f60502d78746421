import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedUp } from '../../testing/test-app.ts'
import { failureOf, newIp, newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes()
})
afterAll(() => two.close())

const sealed = (value: string) => two.nodes[0].sealed(value, 'password')
const clientOf = (token: string, node = 0) => two.nodes[node % 2]?.clientOf(token) ?? two.nodes[0].anyone

async function signIn(mobile: string, password: string): Promise<string> {
  const { token } = await two.from(1).accounts.login({ mobile, passWord: await sealed(password) })
  return token
}

describe('registering', () => {
  it('makes a user with an account and its default directory, signed in on every node', async () => {
    const who = await two.nodes[0].signUp()
    const info = await clientOf(who.token, 1).accounts.getUserinfo({})
    const own = {
      id: who.accountId,
      name: expect.stringMatching(/^\+86 139\*{4}\d{4}$/),
      kind: 'personal',
      role: 'admin',
    }
    expect(info).toMatchObject({
      mobile: expect.stringMatching(/^\+86 139\*{4}\d{4}$/),
      vipLevel: 0,
      tier: { has: [], limits: { excelRows: 50, qrCodes: null } },
      userType: 0,
      language: 'zh',
      hasPassword: true,
      account: own,
      accounts: [own],
    })
    expect(info.hlHost).toMatch(/^http:/)
    const { list } = await who.client.directories.listAll({})
    expect(list).toHaveLength(1)
  })

  it('sends codes to three hundred people behind one address in a morning, and whoever has one registers', async () => {
    const ip = newIp()
    const people = Array.from({ length: 300 }, () => newMobile())
    const ask = async (mobile: string, node: number) => {
      const sign = await two.nodes[0].sealed(mobile, 'smsCode')
      return two.from(node, ip).accounts.getVerifyCode({ mobile, sendType: 0, sign })
    }
    for (let place = 0; place < people.length; place += 20) {
      const some = people.slice(place, place + 20)
      await Promise.all(some.map(ask))
      const [mobile = ''] = some
      const passWord = await sealed('correct-horse-9')
      const mobileCode = await two.nodes[0].smsCodeFor(mobile)
      await two.from(1, ip).accounts.register({ mobile, mobileCode, passWord })
      two.advance(120)
    }
    await two.from(0, ip).accounts.login({ mobile: people[280] ?? '', passWord: await sealed('correct-horse-9') })
  })

  it('makes an enterprise account for accountType 2', async () => {
    const mobile = newMobile()
    const mobileCode = await two.nodes[0].sendSmsCode(mobile, 0)
    const passWord = await sealed('correct-horse-9')
    const { token } = await two.from(0).accounts.register({ mobile, mobileCode, passWord, accountType: 2 })
    expect(await clientOf(token).accounts.getUserinfo({})).toMatchObject({
      userType: 1,
      account: { kind: 'enterprise', role: 'admin' },
    })
  })

  it('refuses a password that is too short before it looks at the code', async () => {
    const mobile = newMobile()
    const mobileCode = await two.nodes[0].sendSmsCode(mobile, 0)
    const short = two.from(0).accounts.register({ mobile, mobileCode, passWord: await sealed('short') })
    expect((await failureOf(short)).issueOf('passWord')).toBe(say('accounts.passwordLength'))
    const passWord = await sealed('long-enough')
    await expect(two.from(0).accounts.register({ mobile, mobileCode, passWord })).resolves.toHaveProperty('token')
  })

  it('refuses numbers that no country has, and signs that are for another number', async () => {
    const ask = async (mobile: string, signed: string) =>
      failureOf(
        two.from(0).accounts.getVerifyCode({ mobile, sendType: 0, sign: await two.nodes[0].sealed(signed, 'smsCode') }),
      )
    expect((await ask('8612345678901', '8612345678901')).issueOf('mobile')).toBe(say('accounts.mobileFormat'))
    expect((await ask(newMobile(), newMobile())).issueOf('sign')).toBe(say('accounts.signMismatch'))
  })
})

describe('passwords', () => {
  let who: SignedUp

  beforeAll(async () => {
    who = await two.nodes[0].signUp()
    two.advance(61)
  })

  it('are reset with a code, which ends every session', async () => {
    const mobileCode = await two.nodes[0].sendSmsCode(who.mobile, 1)
    const passWord = await sealed('second-horse-9')
    await two.from(1).accounts.changeByPassword({ mobile: who.mobile, mobileCode, passWord })
    expect((await failureOf(who.client.accounts.getUserinfo({}))).code).toBe(1000)
    expect((await failureOf(signIn(who.mobile, who.passWord))).message).toBe(say('accounts.loginWrong'))
    await expect(signIn(who.mobile, 'second-horse-9')).resolves.toMatch(/^[\w-]{43}$/)
  })

  it('are changed with the old one, which ends the other sessions', async () => {
    const [here, elsewhere] = [await signIn(who.mobile, 'second-horse-9'), await signIn(who.mobile, 'second-horse-9')]
    const change = async (old: string) =>
      clientOf(here).accounts.changePwd({ oldPassWord: await sealed(old), passWord: await sealed('third-horse-9') })
    expect((await failureOf(change('wrong'))).issueOf('oldPassWord')).toBe(say('accounts.oldPasswordWrong'))
    await change('second-horse-9')
    await expect(clientOf(here).accounts.getUserinfo({})).resolves.toHaveProperty('id', who.userId)
    expect((await failureOf(clientOf(elsewhere, 1).accounts.getUserinfo({}))).code).toBe(1000)
    await expect(signIn(who.mobile, 'third-horse-9')).resolves.toHaveLength(43)
  })

  it('are set once by who came without one', async () => {
    const token = await signIn(who.mobile, 'third-horse-9')
    const set = async () => clientOf(token).accounts.setPwd({ passWord: await sealed('fourth-horse-9') })
    expect((await failureOf(set())).code).toBe(1006)
    await two.nodes[0].database.pool.query('update "user" set password_hash = null where id = $1', [who.userId])
    await set()
    await expect(signIn(who.mobile, 'fourth-horse-9')).resolves.toHaveLength(43)
  })
})

describe('the profile', () => {
  it('takes a username that signs in, in capitals or not, and that nobody else gets', async () => {
    const [who, other] = [await two.nodes[0].signUp(), await two.nodes[0].signUp()]
    expect(await who.client.accounts.setProfile({ username: 'Zhang.San', language: 'en' })).toMatchObject({
      username: 'zhang.san',
      language: 'en',
    })
    const taken = await failureOf(other.client.accounts.setProfile({ username: 'zhang.SAN' }))
    expect([taken.code, taken.issueOf('username')]).toEqual([1006, say('accounts.usernameTaken')])
    const passWord = await sealed(who.passWord)
    const signedIn = two.from(1).accounts.loginByUsername({ username: 'ZHANG.san', passWord })
    await expect(signedIn).resolves.toHaveProperty('token')
  })

  it('takes a new number with its code and the password, unless somebody has it', async () => {
    const [who, other] = [await two.nodes[0].signUp(), await two.nodes[0].signUp()]
    two.advance(61)
    const change = async (mobile: string, password = who.passWord) => {
      const mobileCode = await two.nodes[0].sendSmsCode(mobile, 2)
      two.advance(61)
      return who.client.accounts.changeTel({ mobile, mobileCode, passWord: await sealed(password) })
    }
    expect((await failureOf(change(who.mobile))).issueOf('mobile')).toBe(say('accounts.sameMobile'))
    expect((await failureOf(change(newMobile(), 'wrong'))).issueOf('passWord')).toBe(say('accounts.oldPasswordWrong'))
    const taken = await failureOf(change(other.mobile))
    expect([taken.code, taken.message]).toEqual([1006, say('accounts.mobileTaken')])
    const mobile = newMobile()
    await change(mobile)
    await expect(signIn(mobile, who.passWord)).resolves.toHaveLength(43)
    expect((await failureOf(signIn(who.mobile, who.passWord))).code).toBe(1001)
  })

  it('switches to accounts the user works in, and to no other', async () => {
    const [who, owner] = [await two.nodes[0].signUp(), await two.nodes[0].signUp({ tier: 'advanced' })]
    const foreign = who.client.accounts.changeLogin({ accountId: owner.accountId })
    expect((await failureOf(foreign)).code).toBe(1002)
    await two.nodes[0].joinAccount(who, owner.accountId, 'subAdmin', ['editRecord'])
    expect(await clientOf(who.token, 1).accounts.getUserinfo({})).toMatchObject({
      vipLevel: 2,
      flags: ['editRecord'],
      account: { id: owner.accountId, role: 'subAdmin' },
      accounts: [{ id: who.accountId }, { id: owner.accountId }],
    })
  })

  it('reads a tier that has ended as free', async () => {
    const { client, accountId } = await two.nodes[0].signUp({ tier: 'flagship' })
    const { pool } = two.nodes[0].database
    expect(await client.accounts.getUserinfo({})).toHaveProperty('vipLevel', 3)
    await pool.query(`update account set tier_until = now() - interval '1 second' where id = $1`, [accountId])
    expect(await client.accounts.getUserinfo({})).toHaveProperty('vipLevel', 0)
  })
})

describe('the country of an address', () => {
  it.each([
    ['114.114.114.114', 'CN', '江苏省', '南京市'],
    ['8.8.8.8', 'US', '', ''],
    ['127.0.0.1', '0', '', ''],
  ])('%s is in %s', async (ip, country, province, city) => {
    expect(await two.from(0, ip).accounts.getCountry({})).toEqual({ country, province, city })
  })
})

it('gives the list of areas as plain JSON, to the typed client too', async () => {
  const answer = await two.nodes[0].fetch('/static/area.json?v=2')
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=86400'])
  const areas = await two.nodes[1].anyone.accounts.areaList({})
  expect(await answer.json()).toEqual(areas)
  const jiangsu = areas.find(({ code }) => code === '320000')
  expect(jiangsu?.children?.find(({ code }) => code === '320100')?.children?.map(({ name }) => name)).toContain(
    '玄武区',
  )
})
