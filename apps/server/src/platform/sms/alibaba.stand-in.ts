import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type StandIn, startStandIn } from './stand-in.ts'

export interface AlibabaStandIn extends StandIn {
  /** What was accepted, as SendSms was asked. */
  sent: { PhoneNumbers: string; SignName: string; TemplateCode: string; TemplateParam: string }[]
  /** The next answers carry this Code instead of OK. */
  answerWith(errorName: string): void
}

/** Speaks the protocol of Alibaba Cloud's SendSms: checks fields, clock, nonce and ACS3 signature like the real one. */
export async function startAlibabaStandIn(keys: { keyId: string; keySecret: string }): Promise<AlibabaStandIn> {
  const sent: AlibabaStandIn['sent'] = []
  const nonces = new Set<string>()
  let errorName = 'OK'
  const standIn = await startStandIn((request, body) => {
    const refusal = refusalOf(request, body, keys, nonces)
    if (refusal) return { status: 400, answer: { Code: refusal, Message: refusal, RequestId: 'r' } }
    const { searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const field = (name: string) => searchParams.get(name) ?? ''
    const message = {
      PhoneNumbers: field('PhoneNumbers'),
      SignName: field('SignName'),
      TemplateCode: field('TemplateCode'),
      TemplateParam: field('TemplateParam'),
    }
    if (Object.values(message).includes('')) return { status: 400, answer: { Code: 'MissingParameter' } }
    if (errorName !== 'OK') return { status: 200, answer: { Code: errorName, Message: errorName, RequestId: 'r' } }
    sent.push(message)
    return { status: 200, answer: { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' } }
  })
  return { ...standIn, sent, answerWith: (name) => (errorName = name) }
}

function refusalOf(
  { method, url = '', headers }: IncomingMessage,
  body: string,
  { keyId, keySecret }: { keyId: string; keySecret: string },
  nonces: Set<string>,
): string | undefined {
  const header = (name: string) => String(headers[name] ?? '')
  const given = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    header('authorization'),
  )
  if (!given) return 'IncompleteSignature'
  const [, credential, signedHeaders = '', signature = ''] = given
  if (credential !== keyId) return 'InvalidAccessKeyId.NotFound'
  if (header('x-acs-action') !== 'SendSms' || header('x-acs-version') !== '2017-05-25') return 'InvalidAction.NotFound'
  if (!(Math.abs(Date.now() - Date.parse(header('x-acs-date'))) < 15 * 60_000)) return 'InvalidTimeStamp.Expired'
  if (header('x-acs-content-sha256') !== sha256(body)) return 'InvalidContentSha256'

  const [path = '', query = ''] = url.split('?')
  const lines = signedHeaders.split(';').map((name) => `${name}:${header(name)}\n`)
  const canonical = `${method}\n${path}\n${query.split('&').sort().join('&')}\n${lines.join('')}\n${signedHeaders}\n${sha256(body)}`
  const expected = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'

  const nonce = header('x-acs-signature-nonce')
  if (nonce === '' || nonces.has(nonce)) return 'SignatureNonceUsed'
  nonces.add(nonce)
  return undefined
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
