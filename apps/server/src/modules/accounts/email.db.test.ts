import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { failureOf } from './two-nodes.fixture.ts'

let app: TestApp
let who: SignedUp

beforeAll(async () => {
  app = await startTestApp()
  const signedUp = await app.signUp()
  // Kept for 30 days, so that a link can grow old meanwhile.
  const { mobile, passWord } = signedUp
  const secret = await app.sealed(passWord, 'password')
  const { token } = await app.anyone.accounts.login({ mobile, isAuto: true, passWord: secret })
  who = { ...signedUp, token, client: app.clientOf(token) }
})
afterAll(() => app.close())

const passWord = ({ passWord }: SignedUp) => app.sealed(passWord, 'password')
const newAddress = () => `owner-${Math.random().toString(36).slice(2)}@example.com`

/** What stands in the link of the newest mail to an address. */
async function proofFor(email: string): Promise<string> {
  const mail = (await app.outbox.list()).find(({ to }) => to === email)
  return /[?&]email=(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

async function ask(asker: SignedUp, email: string): Promise<string> {
  app.clock.advance(61)
  await asker.client.accounts.setEmail({ email, passWord: await passWord(asker) })
  return proofFor(email.toLowerCase())
}

test('an address is bound once its link was opened, and not before', async () => {
  const email = newAddress()
  const proof = await ask(who, email.toUpperCase())
  expect((await who.client.accounts.getUserinfo({})).email).not.toBe(email)
  expect((await who.client.accounts.confirmEmail({ proof })).email).toBe(email)
  expect((await who.client.accounts.getUserinfo({})).email).toBe(email)
  expect((await failureOf(who.client.accounts.confirmEmail({ proof }))).code).toBe(1001)
})

test('a link holds for 24 hours, for who asked, and cannot be changed', async () => {
  const proof = await ask(who, newAddress())
  const stranger = await app.signUp()
  expect((await failureOf(stranger.client.accounts.confirmEmail({ proof }))).code).toBe(1001)
  expect((await failureOf(who.client.accounts.confirmEmail({ proof: `x${proof}` }))).code).toBe(1001)
  app.clock.advance(23 * 3_600)
  const late = await ask(who, newAddress())
  app.clock.advance(3_600)
  expect((await failureOf(who.client.accounts.confirmEmail({ proof }))).code).toBe(1001)
  await who.client.accounts.confirmEmail({ proof: late })
})

test('two users who prove the same address: the first has it', async () => {
  const email = newAddress()
  const [first, second] = [await app.signUp(), await app.signUp()]
  const proofs = [await ask(first, email), await ask(second, email)]
  const outcomes = await Promise.allSettled([
    first.client.accounts.confirmEmail({ proof: proofs[0] as string }),
    second.client.accounts.confirmEmail({ proof: proofs[1] as string }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a wrong password changes nothing and no mail is sent', async () => {
  const email = newAddress()
  app.clock.advance(61)
  const wrong = await app.sealed('another-word-1', 'password')
  expect((await failureOf(who.client.accounts.setEmail({ email, passWord: wrong }))).code).toBe(1001)
  expect(await proofFor(email)).toBe('none')
  const bad = await failureOf(who.client.accounts.setEmail({ email: 'no address', passWord: await passWord(who) }))
  expect(bad.message).toBe('邮箱格式不正确')
  expect((await who.client.accounts.removeEmail({ passWord: await passWord(who) })).email).toBeNull()
})
