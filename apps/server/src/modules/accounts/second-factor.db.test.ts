import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everybody } from '../../platform/db/account-id.ts'
import { stepOf, totpAt } from '../../platform/totp.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { resealSecondFactors } from './service/reseal-second-factors.ts'
import { failureOf, newIp, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes()
})
afterAll(() => two.close())

const sealed = (value: string) => two.nodes[0].sealed(value, 'password')
const now = () => two.nodes[0].clock.now()

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function turnOn(who: SignedUp) {
  const { secret, uri } = await who.client.accounts.secondFactorBegin({ passWord: await sealed(who.passWord) })
  expect(uri).toContain(`secret=${secret}`)
  const key = fromBase32(secret)
  const used = totpAt(key, stepOf(now()))
  const { recoveryCodes } = await who.client.accounts.secondFactorConfirm({ code: used })
  return { key, used, recoveryCodes }
}

async function signIn(who: SignedUp, secondFactor?: string, password = who.passWord) {
  const passWord = await sealed(password)
  return two
    .from(1, newIp())
    .accounts.login({ mobile: who.mobile, passWord, ...(secondFactor ? { secondFactor } : {}) })
}
const refusalOf = async (call: Promise<unknown>, field = 'secondFactor') => (await failureOf(call)).issueOf(field)

test('signing in asks for a code after the right password; none is taken twice, and recovery codes once', async () => {
  const who = await two.nodes[0].signUp()
  const { key, used, recoveryCodes } = await turnOn(who)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await who.client.notices.list({})).list.map(({ kind }) => kind)).toEqual(['secondFactorOn'])
  expect(await refusalOf(signIn(who))).toBe(say('accounts.secondFactorNeeded'))
  expect((await failureOf(signIn(who, undefined, 'wrong-password'))).message).toBe(say('accounts.loginWrong'))
  expect(await refusalOf(signIn(who, used))).toBe(say('accounts.secondFactorWrong'))
  two.advance(31)
  const code = totpAt(key, stepOf(now()))
  const tries = await Promise.allSettled([signIn(who, code), signIn(who, code)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [recovery = ''] = recoveryCodes
  await expect(signIn(who, recovery.toUpperCase())).resolves.toHaveProperty('token')
  expect(await refusalOf(signIn(who, recovery))).toBe(say('accounts.secondFactorWrong'))
  expect(await who.client.accounts.getUserinfo({})).toHaveProperty('secondFactor.recoveryLeft', 9)
})

test('nothing of it can be read in a stolen database', async () => {
  const who = await two.nodes[0].signUp()
  const { key, recoveryCodes } = await turnOn(who)
  const { rows } = await two.nodes[0].database.pool.query(
    'select s::text as row from second_factor s where user_id = $1',
    [who.userId],
  )
  for (const form of [
    key.toString('base64'),
    key.toString('hex'),
    ...recoveryCodes,
    recoveryCodes[0]?.replace('-', ''),
  ])
    expect(rows[0].row).not.toContain(form)
})

test('taking it away needs a code; the operator takes it away from who lost everything', async () => {
  const who = await two.nodes[0].signUp()
  const { key } = await turnOn(who)
  const again = who.client.accounts.secondFactorBegin({ passWord: await sealed(who.passWord) })
  expect((await failureOf(again)).code).toBe(1006)
  expect(await refusalOf(who.client.accounts.secondFactorRemove({ code: '000000' }), 'code')).toBe(
    say('accounts.secondFactorWrong'),
  )
  two.advance(31)
  const code = totpAt(key, stepOf(now()))
  expect(await who.client.accounts.secondFactorRemove({ code })).toHaveProperty('secondFactor.on', false)
  await expect(signIn(who)).resolves.toHaveProperty('token')

  await turnOn(who)
  const { database, modules } = two.nodes[1]
  const reset = () => database.transact(everybody, (tx) => modules.accounts.resetSecondFactor(tx, who.userId))
  expect(await reset()).toBe(true)
  expect(await reset()).toBe(false)
  await expect(signIn(who)).resolves.toHaveProperty('token')
})

test('an account can demand it: until they have it, its people reach nothing but their own calls', async () => {
  const [owner, member] = [await two.nodes[0].signUp(), await two.nodes[0].signUp()]
  await two.nodes[0].joinAccount(member, owner.accountId, 'subAdmin')
  expect((await failureOf(owner.client.accounts.setSecondFactorDemand({ demanded: true }))).code).toBe(1006)
  await turnOn(owner)
  await owner.client.accounts.setSecondFactorDemand({ demanded: true })
  const held = await failureOf(member.client.directories.listAll({}))
  expect(held.message).toBe(say('accounts.secondFactorFirst'))
  expect(await member.client.accounts.getUserinfo({})).toHaveProperty('secondFactor', {
    on: false,
    recoveryLeft: 0,
    demanded: true,
  })
  await turnOn(member)
  await expect(member.client.directories.listAll({})).resolves.toHaveProperty('list')
})

test('it goes on with another secret of the server, recovery codes included', async () => {
  const who = await two.nodes[0].signUp()
  const { key, recoveryCodes } = await turnOn(who)
  const { database, settings } = two.nodes[0]
  const from = Buffer.from(settings.SECRET ?? '')
  const to = Buffer.from('another secret of this test, long enough')
  const reseal = (keys: { from: Buffer; to: Buffer }) =>
    database.transact(everybody, (tx) => resealSecondFactors(tx, keys))
  expect(await reseal({ from, to })).toBe(0)
  expect(await reseal({ from, to })).toBeGreaterThan(0)
  expect(await reseal({ from: to, to: from })).toBe(0)
  two.advance(31)
  await expect(signIn(who, totpAt(key, stepOf(now())))).resolves.toHaveProperty('token')
  await expect(signIn(who, recoveryCodes[1])).resolves.toHaveProperty('token')
})
