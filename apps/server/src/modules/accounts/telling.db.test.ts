import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedUp } from '../../testing/test-app.ts'
import { failureOf, newIp, newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
const operator = newMobile()
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes({ OPERATORS: `+${operator}`, SMS_COUNTRIES: 'CN, de', SMS_PER_DAY: '40' })
})
afterAll(() => two.close())

const sealed = (value: string) => two.nodes[0].sealed(value, 'password')
const told = async (who: SignedUp) => (await who.client.notices.list({})).list.map(({ kind }) => kind)

/** Messages to numbers and addresses that were replaced, as the queue has them; they are sent now. */
async function sendFormer() {
  const { database, modules, clock } = two.nodes[0]
  const { rows } = await database.pool.query(
    `delete from graphile_worker._private_jobs where task_id =
       (select id from graphile_worker._private_tasks where identifier = 'accounts:tellFormer') returning payload`,
  )
  for (const { payload } of rows) await modules.accounts.tellFormer(payload, clock.now())
  return rows.map(({ payload }) => payload)
}

async function signIn(who: SignedUp, { ip = newIp(), password = who.passWord } = {}) {
  const { token } = await two.from(0, ip).accounts.login({ mobile: who.mobile, passWord: await sealed(password) })
  return two.nodes[0].clientOf(token)
}

test('a changed number ends all other sessions, and both the person and the number before hear of it', async () => {
  const who = await two.nodes[0].signUp()
  const other = await signIn(who)
  two.advance(61)
  const mobile = newMobile()
  const mobileCode = await two.nodes[0].sendSmsCode(mobile, 2)
  await who.client.accounts.changeTel({ mobile, mobileCode, passWord: await sealed(who.passWord) })
  expect((await failureOf(other.accounts.getUserinfo({}))).code).toBe(1000)
  expect(await told(who)).toEqual(['mobileChanged', 'newDevice'])
  expect(await sendFormer()).toEqual([{ channel: 'sms', to: `+${who.mobile}`, language: 'zh', now: '' }])
  const [message] = await two.nodes[0].outbox.list()
  expect(message).toMatchObject({ channel: 'sms', to: `+${who.mobile}`, text: say('accounts.formerMobileText') })
})

test('a changed password is told of; a new device once, however often a program signs in from it', async () => {
  const who = await two.nodes[0].signUp()
  const ip = newIp()
  for (let time = 0; time < 3; time += 1) await signIn(who, { ip })
  expect(await told(who)).toEqual(['newDevice'])
  await who.client.accounts.changePwd({
    oldPassWord: await sealed(who.passWord),
    passWord: await sealed('second-horse-9'),
  })
  expect(await told(who)).toEqual(['passwordChanged', 'newDevice'])
  await signIn(who, { password: 'second-horse-9' })
  expect(await told(who)).toEqual(['newDevice', 'passwordChanged', 'newDevice'])
})

test('an email that is unbound hears of it, without its own name for the one that follows', async () => {
  const who = await two.nodes[0].signUp()
  const { pool } = two.nodes[0].database
  const email = `former-${who.userId}@example.com`
  await pool.query('update "user" set email = $2 where id = $1', [who.userId, email])
  await who.client.accounts.removeEmail({ passWord: await sealed(who.passWord) })
  expect(await told(who)).toEqual(['emailChanged'])
  expect(await sendFormer()).toEqual([{ channel: 'email', to: email, language: 'zh', now: '' }])
  const [mail] = await two.nodes[0].outbox.list()
  expect(mail).toMatchObject({ channel: 'email', to: email, text: expect.stringContaining('已不再绑定') })
})

test('weak passwords are refused with the rule that they break', async () => {
  const mobile = newMobile()
  const mobileCode = await two.nodes[0].sendSmsCode(mobile, 0)
  const faultOf = async (password: string) =>
    (await failureOf(two.from(0).accounts.register({ mobile, mobileCode, passWord: await sealed(password) }))).issueOf(
      'passWord',
    )
  expect(await faultOf('password')).toBe(say('accounts.passwordCommon'))
  expect(await faultOf('        ')).toBe(say('accounts.passwordRepeated'))
  expect(await faultOf('12345678')).toBe(say('accounts.passwordSequence'))
  expect(await faultOf(mobile.slice(2))).toBe(say('accounts.passwordOwnNumber'))
  const registered = await two
    .from(0)
    .accounts.register({ mobile, mobileCode, passWord: await sealed('correct-horse-9') })
  expect(registered).toHaveProperty('token')
})

test('the account takes the zone of the browser that registers, and its administrator sets zone and name', async () => {
  const register = async (zone: string) => {
    const mobile = newMobile()
    const mobileCode = await two.nodes[0].sendSmsCode(mobile, 0)
    const passWord = await sealed('correct-horse-9')
    const { token } = await two.from(0).accounts.register({ mobile, mobileCode, passWord, zone })
    return two.nodes[0].clientOf(token)
  }
  const abroad = await register('America/New_York')
  expect(await abroad.accounts.getUserinfo({})).toMatchObject({ zone: 'America/New_York', account: { isNamed: false } })
  expect(await (await register('Mars/Olympus')).accounts.getUserinfo({})).toHaveProperty('zone', 'Asia/Shanghai')
  expect(await abroad.accounts.setTimeZone({ zone: 'Europe/Berlin' })).toHaveProperty('zone', 'Europe/Berlin')
  for (const zone of ['+08:00', 'Mars/Olympus', 'CST6CDT5', "x'; drop"])
    expect((await failureOf(abroad.accounts.setTimeZone({ zone }))).issueOf('zone')).toBe(say('accounts.zoneUnknown'))
  expect(await abroad.accounts.setAccountName({ name: ' 海滨物业 ' })).toMatchObject({
    zone: 'Europe/Berlin',
    account: { name: '海滨物业', isNamed: true },
  })
})

test('text messages go to the countries of the settings, up to the number of a day, and the operator hears in time', async () => {
  const runs = await two.nodes[0].signUp({ mobile: operator })
  const ask = async (mobile: string) =>
    two.from(0).accounts.getVerifyCode({ mobile, sendType: 0, sign: await two.nodes[0].sealed(mobile, 'smsCode') })
  expect((await failureOf(ask('12025550123'))).issueOf('mobile')).toBe(say('accounts.smsCountryUnsupported'))
  expect(await ask('4915112345678')).toEqual({ retryAfter: 60 })
  let refused = 0
  while (refused === 0) await ask(newMobile()).catch((error: { code: number }) => (refused = error.code))
  expect(refused).toBe(1500)
  const { list } = await runs.client.notices.list({})
  expect(list.map(({ kind, details }) => [kind, details])).toEqual([
    ['smsHigh', { used: 40, limit: 40 }],
    ['smsHigh', { used: 32, limit: 40 }],
  ])
})
