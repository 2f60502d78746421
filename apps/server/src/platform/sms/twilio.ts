import { postToProvider } from './provider-fetch.ts'
import { SmsError, type SmsProblem, type SmsSender } from './sms-sender.ts'

export interface TwilioOptions {
  url: string
  accountSid: string
  authToken: string
  /** A number in E.164, a sender's name, or the id of a messaging service (MG…). */
  from: string
  /** Milliseconds; 5 s unless a test is in a hurry. */
  timeout?: number
}

/** Twilio's Messages resource of 2010-04-01. */
export function createTwilioSms({ url, accountSid, authToken, from, timeout }: TwilioOptions): SmsSender {
  const messages = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url)
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  const post = async ({ to, text }: { to: string; text: string }) => {
    const body = new URLSearchParams({ To: to, Body: text, ...sender })
    const { status, answer } = await postToProvider(messages, { headers: { authorization }, body, timeout })
    const errorCode = answer.error_code ?? (status >= 400 ? (answer.code ?? status) : null)
    if (errorCode !== null) throw new SmsError(problemOf(Number(errorCode)), `Twilio refused: ${errorCode}`)
  }
  return { send: post, tell: post }
}

const problems: Record<number, SmsProblem> = {
  21211: 'numberInvalid',
  21614: 'numberInvalid',
  21408: 'countryUnsupported',
  21612: 'countryUnsupported',
  20429: 'tooOften',
  429: 'tooOften',
}

function problemOf(errorCode: number): SmsProblem {
  return problems[errorCode] ?? 'failed'
}
