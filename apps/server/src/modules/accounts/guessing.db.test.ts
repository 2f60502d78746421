import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf, newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes()
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

async function registerAt(node: number, mobile: string, mobileCode: string) {
  return two.from(node).accounts.register({ mobile, mobileCode, passWord: await sealed() })
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

  it('is allowed ten times a day for a number', async () => {
    const mobile = newMobile()
    for (let time = 0; time < 10; time += 1) {
      await askForCode(mobile, { node: time })
      two.advance(61)
    }
    const failure = await failureOf(askForCode(mobile))
    expect(failure.code).toBe(1007)
    expect(failure.data.retryAfter).toBeGreaterThan(80_000)
  })

  it('is allowed twenty times an hour for an address', async () => {
    const ip = '198.18.0.1'
    const asked = Array.from({ length: 25 }, (_, index) => askForCode(newMobile(), { node: index, ip }))
    const settled = await Promise.allSettled(asked)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })
})

describe('guessing codes', () => {
  it('compares no more than five of 200 guesses at once, and then not even the right one', async () => {
    const mobile = newMobile()
    await askForCode(mobile)
    const smsCode = await two.nodes[0].smsCodeFor(mobile)
    const guesses = Array.from({ length: 200 }, (_, index) => registerAt(index, mobile, wrongCode(smsCode, index + 1)))
    const outcomes = await Promise.all(guesses.map(failureOf))
    expect(outcomes.every(({ code }) => code === 1001 || code === 1007)).toBe(true)
    const { rows } = await two.nodes[0].database.pool.query('select wrong_tries from sms_code where mobile = $1', [
      `+${mobile}`,
    ])
    expect(rows).toEqual([{ wrong_tries: 5 }])
    const right = await failureOf(registerAt(1, mobile, smsCode))
    expect(right.code === 1007 || right.issueOf('mobileCode') === say('accounts.smsCodeTriesUsed')).toBe(true)
  })

  it('stops after twenty wrong tries a day, however many codes were sent', async () => {
    const mobile = newMobile()
    let last = 0
    for (let code = 0; code < 5; code += 1) {
      await askForCode(mobile)
      const smsCode = await two.nodes[0].smsCodeFor(mobile)
      for (let guess = 1; guess <= 5; guess += 1)
        last = Number((await failureOf(registerAt(guess, mobile, wrongCode(smsCode, guess)))).code)
      two.advance(61)
    }
    expect(last).toBe(1007)
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
  it('compares no more than ten in 15 minutes for a number, known or not, with the same answers', async () => {
    const known = (await two.nodes[0].signUp()).mobile
    const answers = async (mobile: string) => {
      const passWords = await Promise.all(Array.from({ length: 12 }, () => sealed('wrong-password')))
      const list = []
      for (const [index, passWord] of passWords.entries())
        list.push(await failureOf(two.from(index).accounts.login({ mobile, passWord })))
      return list.map(({ code, message }) => [code, message.replace(/\d+/, 'n')])
    }
    const ofKnown = await answers(known)
    expect(ofKnown).toEqual(await answers(newMobile()))
    expect(ofKnown.map(([code]) => code)).toEqual([...Array(10).fill(1001), 1007, 1007])
    const right = await failureOf(two.from(1).accounts.login({ mobile: known, passWord: await sealed() }))
    expect(right.code).toBe(1007)
    two.advance(901)
    await expect(two.from(1).accounts.login({ mobile: known, passWord: await sealed() })).resolves.toHaveProperty(
      'token',
    )
  })

  it('counts an address over all names, and a success takes nothing of that back', async () => {
    const { mobile } = await two.nodes[0].signUp()
    const attacker = (node: number) => two.from(node, '198.18.0.2').accounts
    for (let time = 0; time < 50; time += 1) {
      await failureOf(attacker(time).login({ mobile: newMobile(), passWord: await sealed('wrong-password') }))
      if (time === 25) await attacker(time).login({ mobile, passWord: await sealed() })
    }
    const failure = await failureOf(attacker(0).loginByUsername({ username: 'anybody', passWord: await sealed() }))
    expect(failure.code).toBe(1007)
  }, 180_000)
})
