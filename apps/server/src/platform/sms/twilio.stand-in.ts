import { type StandIn, startStandIn } from './stand-in.ts'

export interface TwilioStandIn extends StandIn {
  /** Forms that were accepted. */
  sent: Record<string, string>[]
  /** The next answers are this error of Twilio's, or never come, or are well again. */
  answerWith(errorCode: number | 'never' | undefined): void
}

/** Speaks the protocol of Twilio's Messages resource: path, basic auth and form are checked like the real one does. */
export async function startTwilioStandIn(keys: { accountSid: string; authToken: string }): Promise<TwilioStandIn> {
  const sent: TwilioStandIn['sent'] = []
  let next: number | 'never' | undefined
  const expected = `Basic ${Buffer.from(`${keys.accountSid}:${keys.authToken}`).toString('base64')}`
  const standIn = await startStandIn(({ method, url, headers }, body) => {
    if (next === 'never') return 'never'
    if (method !== 'POST' || url !== `/2010-04-01/Accounts/${keys.accountSid}/Messages.json`) return refusal(404, 20404)
    if (headers.authorization !== expected) return refusal(401, 20003)
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return refusal(400, 21602)
    const form = Object.fromEntries(new URLSearchParams(body))
    if (!/^\+\d{7,15}$/.test(form.To ?? '')) return refusal(400, 21211)
    if (!form.From && !form.MessagingServiceSid) return refusal(400, 21603)
    if (!form.Body) return refusal(400, 21602)
    if (next !== undefined) return refusal(next === 20429 ? 429 : 400, next)
    sent.push(form)
    return { status: 201, answer: { sid: `SM${sent.length}`, status: 'queued', error_code: null } }
  })
  return { ...standIn, sent, answerWith: (errorCode) => (next = errorCode) }
}

function refusal(status: number, errorCode: number) {
  return { status, answer: { code: errorCode, message: 'refused', more_info: '', status } }
}
