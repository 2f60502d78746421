import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlibabaSms } from './alibaba.ts'
import { type AlibabaStandIn, startAlibabaStandIn } from './alibaba.stand-in.ts'
import { signAcs3 } from './acs3-signature.ts'

const keys = { keyId: 'LTAI-test', keySecret: 'secret-of-test' }
const template = { signName: '码台', template: 'SMS_1' }
const message = { to: '+8613900001111', purpose: 'register', smsCode: '012345', text: '' } as const
let standIn: AlibabaStandIn

beforeAll(async () => {
  standIn = await startAlibabaStandIn(keys)
})
afterAll(() => standIn.close())

test('signs the example of the documentation as the documentation says', () => {
  const query = 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai'
  const url = new URL(`https://ecs.cn-shanghai.aliyuncs.com/?${query}`)
  const headers = {
    host: url.host,
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
  }
  const signed = signAcs3({ url, headers, body: '', keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' })
  expect(signed).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0')
})

test('sends number, signature name, template and code', async () => {
  await createAlibabaSms({ url: standIn.url, ...keys, ...template }).send(message)
  expect(standIn.sent).toEqual([
    { PhoneNumbers: '8613900001111', SignName: '码台', TemplateCode: 'SMS_1', TemplateParam: '{"code":"012345"}' },
  ])
})

test('a wrong secret is refused by the provider', async () => {
  const sender = createAlibabaSms({ url: standIn.url, ...keys, ...template, keySecret: 'another' })
  await expect(sender.send(message)).rejects.toMatchObject({ problem: 'failed', message: /SignatureDoesNotMatch/ })
})

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'numberInvalid'],
  ['isv.BUSINESS_LIMIT_CONTROL', 'tooOften'],
  ['isv.DOMESTIC_NUMBER_NOT_SUPPORTED', 'countryUnsupported'],
  ['isv.OUT_OF_SERVICE', 'failed'],
])('%s means %s', async (errorName, problem) => {
  standIn.answerWith(errorName)
  const sender = createAlibabaSms({ url: standIn.url, ...keys, ...template })
  await expect(sender.send(message)).rejects.toMatchObject({ problem })
})
