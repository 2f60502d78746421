import { type KeyObject, sign, verify } from 'node:crypto'
import { ask, jsonOf } from './ask.ts'
import { type Payment, PaymentError, type PaymentProvider } from './payment-provider.ts'

export interface AlipayOptions {
  /** Of the gateway, with its path. */
  url: string
  appId: string
  sellerId: string
  privateKey: KeyObject
  /** Alipay's own. */
  publicKey: KeyObject
  notifyUrl: string
  returnUrl: string
}

type Fields = Record<string, string>

/** What Alipay calls paid: it can be given back, or no longer. */
const paid = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/** Alipay, page pay: the payer goes to a page of Alipay. Answers and notifications are signed (RSA2), both are verified. */
export function createAlipay(options: AlipayOptions): PaymentProvider {
  const { appId, sellerId, notifyUrl, returnUrl } = options

  function signedFields(method: string, content: object, more: Fields, now: Date): URLSearchParams {
    const fields: Fields = {
      ...{ app_id: appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' },
      ...{ timestamp: chinaTime(now), biz_content: JSON.stringify(content) },
      ...more,
    }
    const signature = sign('sha256', Buffer.from(toSign(fields)), options.privateKey).toString('base64')
    return new URLSearchParams({ ...fields, sign: signature })
  }

  async function send(method: string, content: object, now: Date): Promise<Record<string, unknown>> {
    const url = new URL(options.url)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' }
    const { status, body } = await ask(url, {
      method: 'POST',
      headers,
      body: signedFields(method, content, {}, now).toString(),
    })
    if (status !== 200) throw new PaymentError(`Alipay refused: ${status}`)
    const name = `${method.replaceAll('.', '_')}_response`
    const said = jsonOf(body)
    verifyText(nodeText(body, name), String(said.sign ?? ''))
    return said[name] as Record<string, unknown>
  }

  function verifyText(text: string, signature: string): void {
    if (!verify('sha256', Buffer.from(text), options.publicKey, Buffer.from(signature, 'base64')))
      throw new PaymentError('not signed by Alipay')
  }

  return {
    async charge({ number, fen, subject, expiresAt }, now) {
      const content = {
        ...{ out_trade_no: number, product_code: 'FAST_INSTANT_TRADE_PAY', subject: subject.slice(0, 128) },
        ...{ total_amount: yuanOf(fen), time_expire: chinaTime(expiresAt) },
      }
      const more = { notify_url: notifyUrl, return_url: returnUrl }
      const query = signedFields('alipay.trade.page.pay', content, more, now)
      return { page: `${options.url}?${query.toString()}` }
    },
    async find(number, now) {
      const said = await send('alipay.trade.query', { out_trade_no: number }, now)
      if (said.sub_code === 'ACQ.TRADE_NOT_EXIST') return null
      if (said.code !== '10000') throw new PaymentError(`Alipay refused: ${String(said.code)} ${String(said.sub_code)}`)
      return paymentOf(said)
    },
    async close(number, now) {
      const said = await send('alipay.trade.close', { out_trade_no: number }, now)
      // Nobody opened its page: then there is nothing to close.
      if (said.code !== '10000' && said.sub_code !== 'ACQ.TRADE_NOT_EXIST')
        throw new PaymentError(`not closed: ${String(said.sub_code)}`)
    },
    async refund({ number, refundNumber, fen }, now) {
      const content = { out_trade_no: number, refund_amount: yuanOf(fen), out_request_no: refundNumber }
      const said = await send('alipay.trade.refund', content, now)
      if (said.code !== '10000') throw new PaymentError(`not given back: ${String(said.sub_code)}`)
    },
    read({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body))
      const { sign: signature = '', sign_type: _, ...rest } = fields
      verifyText(toSign(rest), signature)
      if (rest.app_id !== appId || (rest.seller_id !== undefined && rest.seller_id !== sellerId))
        throw new PaymentError('of another merchant')
      return paymentOf(rest)
    },
    taken: { status: 200, type: 'text/plain', body: 'success' },
    refused: { status: 400, type: 'text/plain', body: 'fail' },
  }
}

function paymentOf(said: Record<string, unknown>): Payment | null {
  if (!paid.includes(String(said.trade_status))) return null
  const { out_trade_no: number, trade_no: transaction, total_amount: amount } = said
  if (typeof number !== 'string' || typeof transaction !== 'string')
    throw new PaymentError('a payment without its facts')
  return { number, transaction, fen: fenOf(String(amount)), at: momentOf(said.gmt_payment ?? said.send_pay_date) }
}

/** Fields in the order of their names, as they are before they are written into an address. */
function toSign(fields: Fields): string {
  return Object.keys(fields)
    .filter((key) => fields[key] !== '')
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('&')
}

/** The very text of one field of an answer, which is what Alipay signs: parsed and written again it may differ. */
export function nodeText(body: string, name: string): string {
  const start = body.indexOf(`"${name}"`)
  const open = start < 0 ? -1 : body.indexOf('{', start)
  if (open < 0) throw new PaymentError(`an answer without ${name}`)
  let depth = 0
  let isText = false
  for (let at = open; at < body.length; at += 1) {
    const sign = body[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return body.slice(open, at + 1)
    }
  }
  throw new PaymentError('half an answer')
}

/** Fen as yuan with two places, without the errors of fractions. */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Yuan as whole fen. */
export function fenOf(yuan: string): number {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan)
  if (!found) throw new PaymentError(`no amount: ${yuan}`)
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

const eightHours = 8 * 3_600_000

/** `2026-11-23 20:00:00` in China's time. */
const chinaTime = (at: Date): string => new Date(at.getTime() + eightHours).toISOString().slice(0, 19).replace('T', ' ')

function momentOf(said: unknown): Date {
  const at = new Date(`${String(said).slice(0, 19).replace(' ', 'T')}+08:00`)
  return Number.isNaN(at.getTime()) ? new Date() : at
}
