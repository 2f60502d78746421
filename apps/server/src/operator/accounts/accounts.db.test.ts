import { createTranslator } from '@matai/i18n'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { runCommand } from '../run-command.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp({ environment: { ORIGIN: 'http://c.test' } })
  owner = await app.signUp()
})
afterAll(() => app.close())

async function type(...args: string[]) {
  const lines: string[] = []
  const { settings, clock } = app
  const log = pino({ level: 'silent' })
  const print = (line: string) => void lines.push(line)
  const say = createTranslator('zh')
  const shell = { settings, log, say, by: 'root@server', now: clock.now(), origin: '', print }
  return { status: await runCommand(args, shell, (work) => work(app)), text: lines.join('\n') }
}

async function login(mobile: string, password: string, newPassword: string) {
  const [passWord, newPassWord] = await Promise.all([
    app.sealed(password, 'password'),
    app.sealed(newPassword, 'password'),
  ])
  return app.anyone.accounts.login({ mobile, passWord, newPassWord })
}

describe('accounts in the shell', () => {
  it('are found, get a tier with an end, and are disabled and enabled', async () => {
    expect(await type('accounts', owner.mobile)).toMatchObject({ status: 0 })
    const set = await type('account', 'tier', owner.mobile, '--tier', 'flagship', '--until', '2099-12-31')
    expect(set.text).toMatch(/旗舰版.*2099-12-31/)
    expect(await owner.client.accounts.getUserinfo({})).toMatchObject({ vipLevel: 3 })
    expect((await type('account', 'disable', owner.mobile, '--reason', '欠费')).status).toBe(0)
    await expect(owner.client.accounts.getUserinfo({})).rejects.toMatchObject({ code: 1000 })
    expect((await type('account', 'disable', owner.mobile, '--reason', '欠费')).text).toBe('账号已经停用')
    expect((await type('account', 'show', String(owner.accountId))).text).toContain('欠费')
    expect((await type('account', 'enable', owner.mobile)).status).toBe(0)
    expect((await type('account', 'sessions', owner.mobile)).text).toBe('已让 0 台设备退出登录')
    expect((await type('account', 'storage')).status).toBe(0)
  })

  it('are made and opened again with a password for one sign-in', async () => {
    const mobile = newNumber()
    const made = await type('account', 'make', `+${mobile}`, '--name', '三厂', '--tier', 'basic')
    expect(made.status).toBe(0)
    await login(mobile, /：(\w{12})/.exec(made.text)?.[1] ?? '', 'chosen-by-me-7')
    const given = await type('account', 'password', mobile)
    await login(mobile, /：(\w{12})/.exec(given.text)?.[1] ?? '', 'chosen-by-me-8')
  })

  it('are opened again to who is shut out or lost a second factor', async () => {
    const shut = await app.signUp()
    for (let time = 0; time < 11; time += 1) await login(shut.mobile, 'wrong', 'chosen-by-me-7').catch(() => undefined)
    expect((await type('locked')).text).toMatch(new RegExp(`\\+${shut.mobile}  wrongPassword`))
    expect(await type('unlock', shut.mobile)).toEqual({ status: 0, text: `已解除“+${shut.mobile}”的登录限制` })
    expect(await type('unlock', shut.mobile)).toMatchObject({ status: 1, text: expect.stringContaining('没有受限') })
    expect(await type('account', 'factor', shut.mobile)).toEqual({ status: 1, text: '这个人没有开启两步验证' })
    await app.database.pool.query("insert into second_factor (user_id, secret, confirmed) values ($1, 's', true)", [
      shut.userId,
    ])
    expect((await type('account', 'factor', shut.mobile)).text).toContain('已重置')
  })

  it('begin with an invitation', async () => {
    const { status, text } = await type('account', 'invite', '--note', '小王')
    expect(status).toBe(0)
    const [, invitation = ''] = /invitation=(\w{8})/.exec(text) ?? []
    const passWord = await app.sealed('correct-horse-9', 'password')
    await app.anyone.accounts.register({ mobile: newNumber(), invitation, passWord })
  })

  it.each([
    [['account'], '请写明要做什么'],
    [['account', 'fly', '1'], '请写明要做什么'],
    [['account', 'disable'], '请写账号编号'],
    [['account', 'disable', '999999999999'], '请用 --reason 写明原因'],
    [['account', 'enable', '999999999999'], '没有找到账号'],
    [['account', 'tier', '1', '--tier', 'gold'], '请用 --tier'],
    [['account', 'tier', '1', '--tier', 'free', '--until', 'soon'], '日期'],
    [['account', 'invite', '--days', '900'], '--days'],
    [['code'], '请写活码的编号或地址'],
    [['unlock'], '请填写手机号或用户名'],
    [['code', '22222222'], '没有这个活码或页面'],
    [['test', 'pigeon', 'x'], '请写 sms 或 mail'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { status, text } = await type(...args)
    expect([status, text]).toEqual([1, expect.stringContaining(sentence)])
  })
})

it('says whose a code is, and tests messages', async () => {
  const fresh = await app.signUp()
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await fresh.client.qrCodes.save({ name: '消防栓', blocks })
  expect((await type('code', `http://c.test/q/${id}`)).text).toContain(`+${fresh.mobile}`)
  expect(await type('test', 'mail', 'me@example.com')).toMatchObject({
    status: 0,
    text: expect.stringContaining('发件箱'),
  })
})
