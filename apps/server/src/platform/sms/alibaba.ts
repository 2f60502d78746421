import { randomUUID } from 'node:crypto'
import { sha256, signAcs3, encode } from './acs3-signature.ts'
import { postToProvider } from './provider-fetch.ts'
import { SmsError, type SmsProblem, type SmsSender } from './sms-sender.ts'

export interface AlibabaOptions {
  url: string
  keyId: string
  keySecret: string
  /** Approved signature and template; the template has one variable, `code`. */
  signName: string
  template: string
  /** Milliseconds; 5 s unless a test is in a hurry. */
  timeout?: number
}

/** Alibaba Cloud SMS, action SendSms of 2017-05-25. */
export function createAlibabaSms({ url, keyId, keySecret, signName, template, timeout }: AlibabaOptions): SmsSender {
  return {
    async send({ to, smsCode }) {
      const call = new URL(url)
      call.search = queryOf({
        PhoneNumbers: to.slice(1),
        SignName: signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify({ code: smsCode }),
      })
      const headers = {
        host: call.host,
        'x-acs-action': 'SendSms',
        'x-acs-version': '2017-05-25',
        'x-acs-date': new Date().toISOString().replace(/\.\d+/, ''),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-content-sha256': sha256(''),
      }
      const authorization = signAcs3({ url: call, headers, body: '', keyId, keySecret })
      const { answer } = await postToProvider(call, { headers: { ...headers, authorization }, timeout })
      if (answer.Code !== 'OK')
        throw new SmsError(problemOf(String(answer.Code)), `Alibaba Cloud SMS refused: ${answer.Code}`)
    },
  }
}

const problems: Record<string, SmsProblem> = {
  'isv.MOBILE_NUMBER_ILLEGAL': 'numberInvalid',
  'isv.DOMESTIC_NUMBER_NOT_SUPPORTED': 'countryUnsupported',
  'isv.DENY_IP_RANGE': 'countryUnsupported',
  'isv.BUSINESS_LIMIT_CONTROL': 'tooOften',
  'isv.DAY_LIMIT_CONTROL': 'tooOften',
}

function problemOf(errorName: string): SmsProblem {
  return problems[errorName] ?? 'failed'
}

function queryOf(params: Record<string, string>): string {
  return Object.entries(params)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&')
}
