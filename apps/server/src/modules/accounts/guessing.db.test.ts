import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf, newIp, newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes({ SMS_PER_ADDRESS_HOUR: '20' })
})
afterAll(() => two.close())

const password = 'correct-horse-9'

async function sealed(value = password): Promise<string> {
  return two.nodes[0].sealed(value, 'password')
}

async function askForCode(mobile: string, { sendType = 0 as 0 | 1 | 2 | 3, node = 0, ip = '' } = {}) {
  const sign = await two.nodes[0].sealed(mobile, 'smsCode')
  return two.from(node, ip || undefined).accounts.getVerifyCode({ mobile, sendType, sign })
}

async function registerAt(node: number, mobile: string, mobileCode: string, ip?: string) {
  return two.from(node, ip).accounts.register({ mobile, mobileCode, passWord: await sealed() })
}

/** Six digits that are not the code. */
function wrongCode(smsCode: string, index = 1): string {
  return String((Number(smsCode) + index) % 1_000_000).padStart(6, '0')
}

describe('asking for codes', () => {
  it('is allowed once a minute for a number, whichever node is asked and whatever it is for', async () => {
    const mobile = newMobile()
    expect(await askForCode(mobile)).toEqual({ retryAfter: 60 })
    const failure = await failureOf(askForCode(mobile, { node: 1, sendType: 1 }))
    expect(failure.code).toBe(1007)
    expect(failure.data.retryAfter).toBeGreaterThan(50)
    two.advance(60)
    expect(await askForCode(mobile, { node: 1 })).toEqual({ retryAfter: 60 })
  })

  it('is allowed ten times a day for a number from one network, which uses up nothing of what others get', async () => {
    const [mobile, ip] = [newMobile(), newIp()]
    for (let time = 0; time < 10; time += 1) {
      await askForCode(mobile, { node: time, ip })
      two.advance(61)
    }
    const failure = await failureOf(askForCode(mobile, { ip }))
    expect(failure.code).toBe(1007)
    expect(failure.data.retryAfter).toBeGreaterThan(80_000)
    two.advance(61)
    expect(await askForCode(mobile)).toEqual({ retryAfter: 60 })
  })

  it('is allowed as often for an address as the operator says, and what is refused for its number does not count', async () => {
    const [ip, busy] = [newIp(), newMobile()]
    await askForCode(busy, { ip })
    for (let time = 0; time < 30; time += 1) await failureOf(askForCode(busy, { node: time, ip }))
    const asked = Array.from({ length: 25 }, (_, index) => askForCode(newMobile(), { node: index, ip }))
    const settled = await Promise.allSettled(asked)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(19)
  })
})

describe('guessing codes', () => {
  it('compares no more than five of 200 guesses at once from elsewhere, and its owner is not shut out', async () => {
    const [mobile, ip] = [newMobile(), newIp()]
    await askForCode(mobile, { ip })
    const smsCode = await two.nodes[0].smsCodeFor(mobile)
    const guesses = Array.from({ length: 200 }, (_, index) => registerAt(index, mobile, wrongCode(smsCode, index + 1)))
    const outcomes = await Promise.all(guesses.map(failureOf))
    expect(outcomes.every(({ code }) => code === 1001)).toBe(true)
    const { rows } = await two.nodes[0].database.pool.query(
      'select wrong_tries, foreign_tries from sms_code where mobile = $1',
      [`+${mobile}`],
    )
    expect(rows).toEqual([{ wrong_tries: 0, foreign_tries: 5 }])
    const late = await failureOf(registerAt(1, mobile, smsCode))
    expect(late.issueOf('mobileCode')).toBe(say('accounts.smsCodeTriesUsed'))
    await expect(registerAt(1, mobile, smsCode, ip)).resolves.toHaveProperty('token')
  })

  it('takes five wrong tries of who asked, then not even the right code', async () => {
    const [mobile, ip] = [newMobile(), newIp()]
    await askForCode(mobile, { ip })
    const smsCode = await two.nodes[0].smsCodeFor(mobile)
    for (let guess = 1; guess <= 5; guess += 1)
      await failureOf(registerAt(guess, mobile, wrongCode(smsCode, guess), ip))
    const late = await failureOf(registerAt(1, mobile, smsCode, ip))
    expect(late.issueOf('mobileCode')).toBe(say('accounts.smsCodeTriesUsed'))
  })

  it('of a number that asked for none shuts nobody out: the next code works at once, for whatever it is', async () => {
    const [{ mobile }, ip] = [await two.nodes[0].signUp(), newIp()]
    const guess = async (index: number) =>
      two.from(index, ip).accounts.changeByPassword({ mobile, mobileCode: '000000', passWord: await sealed() })
    for (let index = 0; index < 30; index += 1) expect((await failureOf(guess(index))).code).toBe(1001)
    two.advance(61)
    await askForCode(mobile, { sendType: 1 })
    const mobileCode = await two.nodes[0].smsCodeFor(mobile)
    const passWord = await sealed('second-horse-9')
    await expect(two.from(0).accounts.changeByPassword({ mobile, mobileCode, passWord })).resolves.toEqual({})
  })

  it('accepts a code once, for what it was sent and for ten minutes', async () => {
    const mobile = newMobile()
    await askForCode(mobile)
    const smsCode = await two.nodes[0].smsCodeFor(mobile)
    const reset = two.from(0).accounts.changeByPassword({ mobile, mobileCode: smsCode, passWord: await sealed() })
    expect((await failureOf(reset)).issueOf('mobileCode')).toBe(say('accounts.smsCodeWrong'))
    two.advance(601)
    expect((await failureOf(registerAt(0, mobile, smsCode))).issueOf('mobileCode')).toBe(say('accounts.smsCodeWrong'))
  })

  it('makes one user of 200 registrations at once with the right code', async () => {
    const mobile = newMobile()
    await askForCode(mobile)
    const smsCode = await two.nodes[0].smsCodeFor(mobile)
    const settled = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => registerAt(index, mobile, smsCode)),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await two.nodes[0].database.pool.query(
      'select count(*)::int from "user" u join account a on a.owner_id = u.id where u.mobile = $1',
      [`+${mobile}`],
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('guessing passwords', () => {
  const login = async (mobile: string, { password = 'correct-horse-9', node = 0, ip = newIp() } = {}) =>
    two.from(node, ip).accounts.login({ mobile, passWord: await sealed(password) })

  it('compares no more than ten in 15 minutes for a number and network, known or not, with the same answers', async () => {
    const known = (await two.nodes[0].signUp()).mobile
    const [ip, elsewhere] = [newIp(), newIp()]
    const answers = async (mobile: string) => {
      const list = []
      for (let index = 0; index < 12; index += 1)
        list.push(await failureOf(login(mobile, { password: 'wrong-password', node: index, ip })))
      return list.map(({ code, message }) => [code, message.replace(/\d+/, 'n')])
    }
    const ofKnown = await answers(known)
    expect(ofKnown).toEqual(await answers(newMobile()))
    expect(ofKnown.map(([code]) => code)).toEqual([...Array(10).fill(1001), 1007, 1007])
    expect((await failureOf(login(known, { ip }))).code).toBe(1007)
    // The guesser is shut out, not who is guessed at.
    await expect(login(known, { ip: elsewhere })).resolves.toHaveProperty('token')
    two.advance(901)
    await expect(login(known, { ip })).resolves.toHaveProperty('token')
  })

  it('stops for a number in all networks together at last, and spares a browser that signed in before', async () => {
    const [{ mobile }, ip] = [await two.nodes[0].signUp(), newIp()]
    const browser = async (cookie: string, password = 'correct-horse-9') => {
      const answer = await two.nodes[0].fetch('/qruser/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
        body: JSON.stringify({ mobile, passWord: await sealed(password) }),
      })
      const kept = answer.headers.getSetCookie().find((line) => line.startsWith('known-device=')) ?? ''
      return { kept, code: ((await answer.json()) as { code: number }).code }
    }
    const { kept, code } = await browser('')
    expect([code, kept]).toEqual([
      0,
      expect.stringMatching(/; Max-Age=31536000; Path=\/qruser\/; HttpOnly; SameSite=Lax/),
    ])
    const everywhere = ['wrongPasswordEverywhere', `+${mobile}`] as const
    const now = two.nodes[0].clock.now()
    for (let time = 0; time < 200; time += 1)
      await two.nodes[0].rateLimit.hit(everywhere, { limit: 200, windowSeconds: 3_600 }, now)
    expect((await failureOf(login(mobile))).code).toBe(1007)
    const cookie = kept.split(';')[0] ?? ''
    expect((await browser(cookie)).code).toBe(0)
    expect((await browser(`${cookie}x`)).code).toBe(1007)
    // Nor is the browser's cookie a way to guess.
    for (let time = 0; time < 10; time += 1) expect((await browser(cookie, 'wrong-password')).code).toBe(1001)
    expect((await browser(cookie)).code).toBe(1007)
  })

  it('of one number, more often than its address may guess, leaves another one there open and opens no seal', async () => {
    const [{ mobile }, ip, guessed] = [await two.nodes[0].signUp(), newIp(), newMobile()]
    const { pool } = two.nodes[0].database
    const seals = async () => Number((await pool.query('select count(*) as n from opened_seal')).rows[0].n)
    const passWord = await sealed('wrong-password')
    const before = await seals()
    const tries = Array.from({ length: 320 }, (_, index) =>
      failureOf(two.from(index, ip).accounts.login({ mobile: guessed, passWord })),
    )
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === 1007)).toHaveLength(310)
    expect((await seals()) - before).toBe(1)
    await expect(login(mobile, { ip })).resolves.toHaveProperty('token')
  })

  it('counts an address over all names, and a success takes nothing of that back', async () => {
    const [{ mobile }, ip] = [await two.nodes[0].signUp(), newIp()]
    const now = two.nodes[0].clock.now()
    const address = ['wrongPasswordOfAddress', ip] as const
    for (let time = 0; time < 299; time += 1)
      await two.nodes[0].rateLimit.hit(address, { limit: 300, windowSeconds: 900 }, now)
    await expect(login(mobile, { ip })).resolves.toHaveProperty('token')
    expect((await failureOf(login(newMobile(), { ip }))).code).toBe(1001)
    expect((await failureOf(login(newMobile(), { ip }))).code).toBe(1007)
  })

  it('does not hinder a classroom: sixty sign in at once from one address', async () => {
    const [{ mobile }, ip] = [await two.nodes[0].signUp(), newIp()]
    const { pool } = two.nodes[0].database
    const pupils = Array.from({ length: 60 }, newMobile)
    for (const pupil of pupils)
      await pool.query(
        `with u as (insert into "user" (mobile, password_hash) select $1, password_hash from "user" where mobile = $2 returning id),
          a as (insert into account (kind, name, owner_id) select 'personal', '', id from u returning id, owner_id)
         insert into membership (account_id, user_id, role) select id, owner_id, 'admin' from a`,
        [`+${pupil}`, `+${mobile}`],
      )
    const signedIn = await Promise.allSettled(pupils.map((pupil, node) => login(pupil, { node, ip })))
    expect(signedIn.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
  })

  it('shows the operator which numbers are locked, who can open them', async () => {
    const [{ mobile }, ip] = [await two.nodes[0].signUp(), newIp()]
    for (let time = 0; time < 11; time += 1) await failureOf(login(mobile, { password: 'wrong-password', ip }))
    const { accounts } = two.nodes[1].modules
    const now = two.nodes[1].clock.now()
    const locked = (await accounts.lockedNow(now)).filter(({ name }) => name === `+${mobile}`)
    expect(locked).toMatchObject([{ limit: 'wrongPassword', lockedAt: expect.any(Date) }])
    expect(locked[0]?.until.getTime()).toBeGreaterThan(now.getTime())
    expect(await accounts.unlock(`+${mobile}`)).toBe(true)
    expect(await accounts.unlock(`+${mobile}`)).toBe(false)
    expect((await accounts.lockedNow(now)).filter(({ name }) => name === `+${mobile}`)).toEqual([])
    await expect(login(mobile, { ip })).resolves.toHaveProperty('token')
  })
})
