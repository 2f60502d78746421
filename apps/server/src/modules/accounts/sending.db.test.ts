import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTwilioStandIn, type TwilioStandIn } from '../../platform/sms/twilio.stand-in.ts'
import { failureOf, newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
let provider: TwilioStandIn
let two: TwoNodes

beforeAll(async () => {
  provider = await startTwilioStandIn({ accountSid: 'AC1', authToken: 'token-of-test' })
  two = await startTwoNodes({
    SMS_PROVIDER: 'twilio',
    TWILIO_URL: provider.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token-of-test',
    TWILIO_FROM: '+12025550100',
  })
})
afterAll(async () => {
  await two.close()
  provider.close()
})

async function ask(mobile: string) {
  const sign = await two.nodes[0].sealed(mobile, 'smsCode')
  return two.from(0).accounts.getVerifyCode({ mobile, sendType: 0, sign })
}

test('a code that could not be sent costs no waiting; the next one registers', async () => {
  const mobile = newMobile()
  provider.answerWith(30001)
  const failed = await failureOf(ask(mobile))
  expect([failed.code, failed.message]).toEqual([1500, say('accounts.smsSendFailed')])
  provider.answerWith(21211)
  expect((await failureOf(ask(mobile))).issueOf('mobile')).toBe(say('accounts.mobileFormat'))
  provider.answerWith(21408)
  expect((await failureOf(ask(mobile))).issueOf('mobile')).toBe(say('accounts.smsCountryUnsupported'))
  provider.answerWith(20429)
  expect((await failureOf(ask(mobile))).code).toBe(1007)

  provider.answerWith(undefined)
  expect(await ask(mobile)).toEqual({ retryAfter: 60 })
  const message = provider.sent.at(-1)
  expect(message?.To).toBe(`+${mobile}`)
  const mobileCode = /\d{6}/.exec(message?.Body ?? '')?.[0] ?? ''
  const passWord = await two.nodes[0].sealed('correct-horse-9', 'password')
  await expect(two.from(1).accounts.register({ mobile, mobileCode, passWord })).resolves.toHaveProperty('token')
  expect(await two.nodes[0].outbox.list()).toEqual([])
})
