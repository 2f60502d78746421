import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedUp } from '../../testing/test-app.ts'
import { failureOf, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
const day = 86_400
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes()
})
afterAll(() => two.close())

const sealed = (value: string) => two.nodes[0].sealed(value, 'password')

async function close(who: SignedUp) {
  two.advance(61)
  const mobileCode = await two.nodes[0].sendSmsCode(who.mobile, 3)
  return who.client.accounts.cancellationAccount({ mobileCode, passWord: await sealed(who.passWord) })
}

async function signIn(who: SignedUp) {
  return two.from(1).accounts.login({ mobile: who.mobile, passWord: await sealed(who.passWord) })
}

async function eraseDue() {
  await two.nodes[1].modules.accounts.eraseClosed(two.nodes[1].clock.now())
}

test('a closed account signs out everywhere; signing in within 14 days keeps it', async () => {
  const who = await two.nodes[0].signUp()
  const { erasedAt } = await close(who)
  expect((Date.parse(erasedAt) - two.nodes[0].clock.now().getTime()) / 1000).toBeCloseTo(14 * day, -2)
  expect((await failureOf(who.client.accounts.getUserinfo({}))).code).toBe(1000)
  two.advance(13 * day)
  const { token } = await signIn(who)
  two.advance(day / 2)
  await eraseDue()
  await expect(two.nodes[0].clientOf(token).accounts.getUserinfo({})).resolves.toHaveProperty('id', who.userId)
  two.advance(2 * day)
  await eraseDue()
  await expect(signIn(who)).resolves.toHaveProperty('token')
})

test('after 14 days nobody signs in any more, even before the erasing job ran', async () => {
  const who = await two.nodes[0].signUp()
  await close(who)
  two.advance(14 * day + 1)
  expect((await failureOf(signIn(who))).message).toBe(say('accounts.loginWrong'))
})

test('erasing forgets the person and keeps what was printed', async () => {
  const who = await two.nodes[0].signUp()
  await who.client.accounts.setProfile({ username: 'li.si' })
  const { list } = await who.client.directories.listAll({})
  const { id } = await who.client.qrCodes.save({
    name: '消防栓',
    directoryId: list[0]?.id ?? 0,
    blocks: [{ id: 'b0', type: 'richText', html: '<p>消防栓说明</p>' }],
  })
  await close(who)
  two.advance(14 * day + 1)
  await eraseDue()

  const { pool } = two.nodes[0].database
  const { rows } = await pool.query('select mobile, username, password_hash from "user" where id = $1', [who.userId])
  expect(rows).toEqual([{ mobile: null, username: null, password_hash: null }])
  const page = await two.nodes[0].fetch(`/q/${id}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('消防栓说明')

  const mobileCode = await two.nodes[0].sendSmsCode(who.mobile, 0)
  const again = two.from(0).accounts.register({ mobile: who.mobile, mobileCode, passWord: await sealed(who.passWord) })
  await expect(again).resolves.toHaveProperty('token')
})

test('an account in which others work is not closed, nor one with a wrong password', async () => {
  const [owner, helper] = [await two.nodes[0].signUp({ tier: 'advanced' }), await two.nodes[0].signUp()]
  const wrong = await failureOf(close({ ...owner, passWord: 'wrong-password' }))
  expect(wrong.issueOf('passWord')).toBe(say('accounts.oldPasswordWrong'))
  await two.nodes[0].joinAccount(helper, owner.accountId, 'subAdmin')
  const shared = await failureOf(close(owner))
  expect([shared.code, shared.message]).toEqual([1006, say('accounts.membersFirst')])
  await expect(owner.client.accounts.getUserinfo({})).resolves.toHaveProperty('id')
})
