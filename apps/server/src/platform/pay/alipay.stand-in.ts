import { randomBytes, sign, verify } from 'node:crypto'
import { yuanOf } from './alipay.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import type { Notification } from './payment-provider.ts'
import { makeKeyPair, type Said, startProvider, type Trade } from './provider.stand-in.ts'

export type AlipayStandIn = Awaited<ReturnType<typeof startAlipayStandIn>>

const textOf = (fields: Record<string, string>): string =>
  Object.keys(fields)
    .filter((key) => key !== 'sign' && key !== 'sign_type' && fields[key] !== '')
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('&')
/** What merchants sign holds `sign_type`; what Alipay sends is signed without it. */
const textOfMerchant = (fields: Record<string, string>): string =>
  Object.keys(fields)
    .filter((key) => key !== 'sign' && fields[key] !== '')
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('&')

/** Speaks Alipay's protocol (RSA2): verifies what merchants sign, signs what it answers and sends. */
export async function startAlipayStandIn(now: () => Date = () => new Date()) {
  const [merchant, own] = [makeKeyPair(), makeKeyPair()]
  const trades = new Map<string, Trade>()
  const settings = {
    ...{ ALIPAY_APP_ID: '2021000000000001', ALIPAY_SELLER_ID: '2088000000000001' },
    ...{ ALIPAY_PRIVATE_KEY: merchant.privateText, ALIPAY_PUBLIC_KEY: own.publicText },
  }
  const signed = (text: string) => sign('sha256', Buffer.from(text), privateKeyOf(own.privateText)).toString('base64')
  const chinaNow = () => new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

  function opened(query: string): { method: string; content: Record<string, string> } {
    const fields = Object.fromEntries(new URLSearchParams(query))
    const signature = Buffer.from(fields.sign ?? '', 'base64')
    if (fields.app_id !== settings.ALIPAY_APP_ID) throw new Error('isv.invalid-app-id')
    if (!verify('sha256', Buffer.from(textOfMerchant(fields)), publicKeyOf(merchant.publicText), signature))
      throw new Error('isv.invalid-signature')
    return { method: fields.method ?? '', content: JSON.parse(fields.biz_content ?? '{}') as Record<string, string> }
  }

  function say(method: string, node: object): Said {
    // Written by hand as Alipay does: what is signed is this very text.
    const text = JSON.stringify(node).replace('","', '", "')
    const name = `${method.replaceAll('.', '_')}_response`
    return { status: 200, body: `{"${name}":${text},"sign":"${signed(text)}"}` }
  }

  const done = { code: '10000', msg: 'Success' }
  const refused = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code })
  const factsOf = (number: string, { state, transaction, fen }: Trade) => ({
    ...{ out_trade_no: number, trade_no: transaction, total_amount: yuanOf(fen) },
    trade_status: state === 'paid' ? 'TRADE_SUCCESS' : state === 'closed' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY',
  })

  const server = await startProvider((_, body) => {
    const { method, content } = opened(body)
    const number = content.out_trade_no ?? ''
    const trade = trades.get(number)
    if (!trade) return say(method, refused('ACQ.TRADE_NOT_EXIST'))
    if (method === 'alipay.trade.query')
      return say(method, { ...done, ...factsOf(number, trade), send_pay_date: chinaNow() })
    if (method === 'alipay.trade.close') {
      if (trade.state === 'paid') return say(method, refused('ACQ.TRADE_STATUS_ERROR'))
      trade.state = 'closed'
      return say(method, { ...done, out_trade_no: number })
    }
    if (trade.state !== 'paid') return say(method, refused('ACQ.TRADE_STATUS_ERROR'))
    trade.refunds.set(content.out_request_no ?? '', Math.round(Number(content.refund_amount) * 100))
    return say(method, { ...done, out_trade_no: number, fund_change: 'Y' })
  })

  return {
    ...server,
    settings: { ...settings, ALIPAY_URL: `${server.url}/gateway.do` },
    trades,
    /** Somebody opens the page that the merchant sent him to, and pays. */
    pay(page: string, fen?: number): { number: string; trade: Trade } {
      const { method, content } = opened(new URL(page).search.slice(1))
      if (method !== 'alipay.trade.page.pay') throw new Error(`not a page to pay on: ${method}`)
      const number = content.out_trade_no ?? ''
      const asked = Math.round(Number(content.total_amount) * 100)
      const transaction = `2026${randomBytes(8).toString('hex')}`
      const trade: Trade = { fen: fen ?? asked, state: 'paid', transaction, refunds: new Map() }
      trades.set(number, trade)
      return { number, trade }
    },
    notification(number: string): Notification {
      const trade = trades.get(number)
      if (!trade) throw new Error(`no trade ${number}`)
      const fields: Record<string, string> = {
        ...{ notify_id: randomBytes(16).toString('hex'), notify_type: 'trade_status_sync', notify_time: chinaNow() },
        ...{ app_id: settings.ALIPAY_APP_ID, seller_id: settings.ALIPAY_SELLER_ID, charset: 'utf-8', version: '1.0' },
        ...{ subject: '码台 旗舰版 1 年', gmt_payment: chinaNow(), ...factsOf(number, trade) },
      }
      const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signed(textOf(fields)) }).toString()
      return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }
    },
  }
}
