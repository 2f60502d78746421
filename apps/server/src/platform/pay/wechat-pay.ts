import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { ask, jsonOf } from './ask.ts'
import { type Notification, type Payment, PaymentError, type PaymentProvider, type Refund } from './payment-provider.ts'

export interface WechatPayOptions {
  url: string
  appId: string
  mchId: string
  /** Of the merchant's certificate. */
  serial: string
  privateKey: KeyObject
  /** Seals what notifications hold; 32 bytes. */
  apiKey: string
  /** WeChat Pay's own, and what it is called: `PUB_KEY_ID_…`. */
  publicKey: KeyObject
  publicKeyId: string
  notifyUrl: string
}

interface Transaction {
  out_trade_no?: string
  transaction_id?: string
  trade_state?: string
  success_time?: string
  mchid?: string
  amount?: { total?: number; currency?: string }
}

/** Seconds after which somebody may have kept and sent again what was signed. */
const freshFor = 300
const tagBytes = 16

/** WeChat Pay, API v3, native: the payer scans what `code_url` says. Answers and notifications are signed, both are verified. */
export function createWechatPay(options: WechatPayOptions): PaymentProvider {
  const { appId, mchId, apiKey, notifyUrl } = options

  async function send(method: 'GET' | 'POST', path: string, input: object | null, now: Date) {
    const body = input === null ? '' : JSON.stringify(input)
    const stamp = String(Math.floor(now.getTime() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const signed = sign('sha256', Buffer.from(`${method}\n${path}\n${stamp}\n${nonce}\n${body}\n`), options.privateKey)
    const fields = { mchid: mchId, nonce_str: nonce, signature: signed.toString('base64'), timestamp: stamp }
    const named = Object.entries({ ...fields, serial_no: options.serial }).map(([key, value]) => `${key}="${value}"`)
    const answer = await ask(new URL(path, options.url), {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'User-Agent': 'matai',
        Authorization: `WECHATPAY2-SHA256-RSA2048 ${named.join(',')}`,
      },
      ...(input === null ? {} : { body }),
    })
    if (answer.status === 404) return null
    if (answer.status >= 300)
      throw new PaymentError(`WeChat Pay refused: ${answer.status} ${answer.body.slice(0, 200)}`)
    if (answer.body === '') return {}
    verifySigned({ headers: Object.fromEntries(answer.headers), body: answer.body }, now)
    return jsonOf(answer.body)
  }

  function verifySigned({ headers, body }: Notification, now: Date): void {
    const [stamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
      String(headers[`wechatpay-${name}`] ?? ''),
    )
    if (serial !== options.publicKeyId) throw new PaymentError(`signed by an unknown key: ${serial}`)
    if (Math.abs(now.getTime() / 1000 - Number(stamp)) > freshFor) throw new PaymentError('signed long ago')
    const isRight = verify(
      'sha256',
      Buffer.from(`${stamp}\n${nonce}\n${body}\n`),
      options.publicKey,
      Buffer.from(signature ?? '', 'base64'),
    )
    if (!isRight) throw new PaymentError('not signed by WeChat Pay')
  }

  function paymentOf(said: Transaction): Payment | null {
    const { out_trade_no: number, transaction_id: transaction, trade_state: state, amount } = said
    if (said.mchid !== undefined && said.mchid !== mchId) throw new PaymentError('of another merchant')
    // What was paid and given back was paid all the same.
    if (state !== 'SUCCESS' && state !== 'REFUND') return null
    if (!number || !transaction || !Number.isInteger(amount?.total))
      throw new PaymentError('a payment without its facts')
    if (amount?.currency !== undefined && amount.currency !== 'CNY') throw new PaymentError('paid in another currency')
    return { number, transaction, fen: amount?.total ?? 0, at: new Date(said.success_time ?? Date.now()) }
  }

  function opened(resource: { ciphertext?: string; nonce?: string; associated_data?: string }): Transaction {
    const bytes = Buffer.from(resource.ciphertext ?? '', 'base64')
    if (bytes.length <= tagBytes) throw new PaymentError('nothing sealed')
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce ?? ''), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(-tagBytes)).setAAD(Buffer.from(resource.associated_data ?? ''))
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString()
    return jsonOf(text) as Transaction
  }

  return {
    async charge({ number, fen, subject, expiresAt }, now) {
      const said = await send(
        'POST',
        '/v3/pay/transactions/native',
        {
          ...{ appid: appId, mchid: mchId, description: subject.slice(0, 127), out_trade_no: number },
          ...{ notify_url: notifyUrl, time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00') },
          amount: { total: fen, currency: 'CNY' },
        },
        now,
      )
      if (typeof said?.code_url !== 'string') throw new PaymentError('no code to pay with')
      return { qr: said.code_url }
    },
    async find(number, now) {
      const path = `/v3/pay/transactions/out-trade-no/${number}?mchid=${mchId}`
      const said = await send('GET', path, null, now)
      return said && paymentOf(said as Transaction)
    },
    async close(number, now) {
      await send('POST', `/v3/pay/transactions/out-trade-no/${number}/close`, { mchid: mchId }, now)
    },
    async refund({ number, refundNumber, fen, of }: Refund, now) {
      const amount = { refund: fen, total: of, currency: 'CNY' }
      const body = { out_trade_no: number, out_refund_no: refundNumber, amount }
      const said = await send('POST', '/v3/refund/domestic/refunds', body, now)
      const state = String(said?.status)
      if (!['SUCCESS', 'PROCESSING'].includes(state)) throw new PaymentError(`not given back: ${state}`)
    },
    read(notification, now) {
      verifySigned(notification, now)
      const { event_type: kind, resource } = jsonOf(notification.body)
      if (kind !== 'TRANSACTION.SUCCESS') return null
      return paymentOf(opened(resource as Parameters<typeof opened>[0]))
    },
    taken: { status: 204, type: 'application/json', body: '' },
    refused: { status: 400, type: 'application/json', body: JSON.stringify({ code: 'FAIL', message: 'refused' }) },
  }
}
