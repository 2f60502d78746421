import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const day = 86_400
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes()
})
afterAll(() => two.close())

async function signIn(mobile: string, password: string, isAuto = false) {
  const passWord = await two.nodes[0].sealed(password, 'password')
  return two.from(0).accounts.login({ mobile, passWord, isAuto })
}

function clientOf(token: string, node = 0) {
  return two.nodes[node % 2]?.clientOf(token) ?? two.nodes[0].anyone
}

test('a browser is signed in and out by a cookie that its scripts cannot read', async () => {
  const { mobile, passWord } = await two.nodes[0].signUp()
  const call = async (path: string, body: object, cookie = '') => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) }
    return two.nodes[0].fetch(`/qruser/auth/${path}`, sent)
  }
  const login = async (isAuto: boolean) =>
    call('login', { mobile, isAuto, passWord: await two.nodes[0].sealed(passWord, 'password') })
  const session = (answer: Response) => /user-info=.*/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const forToday = session(await login(false))
  expect(forToday).toMatch(/^user-info=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(session(await login(true))).toMatch(/; Expires=/)

  const cookie = forToday.split(';')[0] ?? ''
  expect(await (await call('get_userinfo', {}, cookie)).json()).toMatchObject({ code: 0 })
  expect((await call('logout', {}, cookie)).headers.get('set-cookie')).toMatch(/^user-info=;.*Expires=Thu, 01 Jan 1970/)
  expect(await (await call('get_userinfo', {}, cookie)).json()).toMatchObject({ code: 1000 })
})

test('sessions are listed with their devices and ended one by one, by their own user only', async () => {
  const [who, other] = [await two.nodes[0].signUp(), await two.nodes[0].signUp()]
  const { token } = await signIn(who.mobile, who.passWord)
  const { list } = await clientOf(token, 1).accounts.sessionList({})
  expect(list.map(({ current }) => current).filter(Boolean)).toHaveLength(1)
  expect(list).toHaveLength(2)
  const first = list.find(({ current }) => !current)?.id ?? 0
  expect((await failureOf(other.client.accounts.sessionEnd({ id: first }))).code).toBe(1002)
  await expect(who.client.accounts.getUserinfo({})).resolves.toHaveProperty('id')
  await clientOf(token).accounts.sessionEnd({ id: first })
  expect((await failureOf(who.client.accounts.getUserinfo({}))).code).toBe(1000)
})

test('all other devices are signed out at once, nobody else’s', async () => {
  const [who, other] = [await two.nodes[0].signUp(), await two.nodes[0].signUp()]
  const kept = await signIn(who.mobile, who.passWord)
  const another = await signIn(who.mobile, who.passWord, true)
  expect(await clientOf(kept.token).accounts.sessionEndOthers({})).toEqual({ ended: 2 })
  for (const token of [who.token, another.token]) {
    expect((await failureOf(clientOf(token).accounts.getUserinfo({}))).code).toBe(1000)
  }
  expect((await clientOf(kept.token).accounts.sessionList({})).list).toHaveLength(1)
  await expect(other.client.accounts.getUserinfo({})).resolves.toHaveProperty('id')
})

test('a session is seen at most once an hour', async () => {
  const who = await two.nodes[0].signUp()
  const lastSeen = async () => (await who.client.accounts.sessionList({})).list[0]?.lastSeenAt
  const before = await lastSeen()
  two.advance(3_000)
  expect(await lastSeen()).toBe(before)
  two.advance(700)
  await who.client.accounts.getUserinfo({})
  expect(Date.parse((await lastSeen()) ?? '')).toBeGreaterThan(Date.parse(before ?? '') + 3_600_000)
})

test('a session ends after a day, or after 30 for who stays signed in; the purge drops it', async () => {
  const who = await two.nodes[0].signUp()
  const [short, long] = [await signIn(who.mobile, who.passWord), await signIn(who.mobile, who.passWord, true)]
  const codeOf = async (token: string) => (await failureOf(clientOf(token).accounts.getUserinfo({}))).code
  expect(Date.parse(long.tokenExpire) - Date.parse(short.tokenExpire)).toBeGreaterThan(28.9 * day * 1000)
  two.advance(day + 1)
  expect(await codeOf(short.token)).toBe(1000)
  await expect(clientOf(long.token).accounts.getUserinfo({})).resolves.toHaveProperty('id')
  two.advance(29 * day)
  expect(await codeOf(long.token)).toBe(1000)

  const { modules, clock, database } = two.nodes[0]
  await modules.accounts.purgeExpired(clock.now())
  const counted = await database.pool.query(
    `select (select count(*) from session) + (select count(*) from sms_code) + (select count(*) from opened_seal)
       + (select count(*) from rate_counter) as rows`,
  )
  expect(Number(counted.rows[0].rows)).toBe(0)
})
