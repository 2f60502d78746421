import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTwilioSms } from './twilio.ts'
import { startTwilioStandIn, type TwilioStandIn } from './twilio.stand-in.ts'

const keys = { accountSid: 'AC1', authToken: 'token-of-test' }
const message = { to: '+12025550123', purpose: 'reset', smsCode: '012345', text: '[Matai] 012345' } as const
let standIn: TwilioStandIn

beforeAll(async () => {
  standIn = await startTwilioStandIn(keys)
})
afterAll(() => standIn.close())

test('sends from a number or by a messaging service', async () => {
  await createTwilioSms({ url: standIn.url, ...keys, from: '+12025550100' }).send(message)
  await createTwilioSms({ url: standIn.url, ...keys, from: 'MG1' }).send(message)
  expect(standIn.sent).toEqual([
    { To: '+12025550123', From: '+12025550100', Body: '[Matai] 012345' },
    { To: '+12025550123', MessagingServiceSid: 'MG1', Body: '[Matai] 012345' },
  ])
})

test('a wrong token is refused by the provider', async () => {
  const sender = createTwilioSms({ url: standIn.url, ...keys, authToken: 'another', from: 'MG1' })
  await expect(sender.send(message)).rejects.toMatchObject({ problem: 'failed', message: 'Twilio refused: 20003' })
})

test.each([
  [21211, 'numberInvalid'],
  [21408, 'countryUnsupported'],
  [20429, 'tooOften'],
  [30001, 'failed'],
])('%s means %s', async (errorCode, problem) => {
  standIn.answerWith(errorCode)
  const sender = createTwilioSms({ url: standIn.url, ...keys, from: 'MG1' })
  await expect(sender.send(message)).rejects.toMatchObject({ problem })
})

test('a provider that never answers is given up', async () => {
  standIn.answerWith('never')
  const sender = createTwilioSms({ url: standIn.url, ...keys, from: 'MG1', timeout: 50 })
  await expect(sender.send(message)).rejects.toMatchObject({ problem: 'failed' })
})

test('a provider that is not there is an error of sending, not of ours', async () => {
  const sender = createTwilioSms({ url: 'http://127.0.0.1:9', ...keys, from: 'MG1' })
  await expect(sender.send(message)).rejects.toMatchObject({ name: 'SmsError', problem: 'failed' })
})
