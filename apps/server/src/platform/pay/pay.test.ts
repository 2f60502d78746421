import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { type AlipayStandIn, startAlipayStandIn } from './alipay.stand-in.ts'
import { fenOf, nodeText, yuanOf } from './alipay.ts'
import { createPayments } from './create-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { startWechatPayStandIn, type WechatPayStandIn } from './wechat-pay.stand-in.ts'

let wechat: WechatPayStandIn
let alipay: AlipayStandIn
beforeAll(async () => {
  wechat = await startWechatPayStandIn()
  alipay = await startAlipayStandIn()
})
afterAll(() => {
  wechat.close()
  alipay.close()
})

const shop = { ORIGIN: 'https://matai.example', TIER_PRICES: 'basic=198' }
const numberOf = (word: string) => word.padEnd(32, '0')
const chargeOf = (word: string, fen = 19_800) => ({
  ...{ number: numberOf(word), fen, subject: '码台 基础版 1 年' },
  expiresAt: new Date(Date.now() + 7_200_000),
})

function providerOf(environment: Record<string, string>, way: 'wechat' | 'alipay'): PaymentProvider {
  const provider = createPayments(readSettings({ ...shop, ...environment }))[way]
  if (!provider) throw new Error('not set up')
  return provider
}

describe('WeChat Pay', () => {
  it('is asked for a code, tells of the payment, gives money back', async () => {
    const pay = providerOf(wechat.settings, 'wechat')
    const charge = chargeOf('a1')
    const now = new Date()
    expect(await pay.charge(charge, now)).toEqual({ qr: expect.stringContaining('weixin://wxpay/') })
    expect(await pay.find(charge.number, now)).toBeNull()
    const { transaction } = wechat.pay(charge.number)
    expect(await pay.find(charge.number, now)).toMatchObject({ number: charge.number, transaction, fen: 19_800 })
    const told = wechat.notification(charge.number)
    expect(pay.read(told, now)).toMatchObject({ number: charge.number, transaction, fen: 19_800 })
    await pay.refund({ number: charge.number, refundNumber: 'r1', fen: 100, of: 19_800 }, now)
    expect([...(wechat.trades.get(charge.number)?.refunds ?? [])]).toEqual([['r1', 100]])
    await expect(pay.close(charge.number, now)).rejects.toThrow('ORDERPAID')
  })

  it('believes nobody who speaks in its name', async () => {
    const pay = providerOf(wechat.settings, 'wechat')
    const charge = chargeOf('a2')
    const now = new Date()
    await pay.charge(charge, now)
    wechat.pay(charge.number)
    const { headers, body } = wechat.notification(charge.number)
    expect(() => pay.read({ headers, body: body.replace('支付成功', '支付成攻') }, now)).toThrow('not signed')
    expect(() => pay.read({ headers: { ...headers, 'wechatpay-serial': 'x' }, body }, now)).toThrow('unknown key')
    expect(() => pay.read({ headers: {}, body }, now)).toThrow('unknown key')
    const old = wechat.notification(charge.number, new Date(now.getTime() - 400_000))
    expect(() => pay.read(old, now)).toThrow('long ago')
    const probe = { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` }
    expect(() => pay.read({ headers: probe, body }, now)).toThrow('not signed')
    const other = await startWechatPayStandIn()
    await expect(
      providerOf({ ...wechat.settings, WXPAY_PUBLIC_KEY: other.settings.WXPAY_PUBLIC_KEY }, 'wechat').charge(
        charge,
        now,
      ),
    ).rejects.toThrow('not signed')
    other.close()
  })
})

describe('Alipay', () => {
  it('sends to a page, tells of the payment, gives money back', async () => {
    const pay = providerOf(alipay.settings, 'alipay')
    const charge = chargeOf('b1')
    const now = new Date()
    const till = await pay.charge(charge, now)
    expect(await pay.find(charge.number, now)).toBeNull()
    await pay.close(charge.number, now)
    const { number, trade } = alipay.pay('page' in till ? till.page : '')
    expect(number).toBe(charge.number)
    const paid = { number, transaction: trade.transaction, fen: 19_800 }
    expect(await pay.find(number, now)).toMatchObject(paid)
    expect(pay.read(alipay.notification(number), now)).toMatchObject(paid)
    await pay.refund({ number, refundNumber: 'r1', fen: 1_234, of: 19_800 }, now)
    expect([...trade.refunds]).toEqual([['r1', 1_234]])
  })

  it('believes nobody who speaks in its name', async () => {
    const pay = providerOf(alipay.settings, 'alipay')
    const now = new Date()
    const till = await pay.charge(chargeOf('b2'), now)
    const { number } = alipay.pay('page' in till ? till.page : '')
    const { headers, body } = alipay.notification(number)
    expect(() => pay.read({ headers, body: body.replace('198.00', '998.00') }, now)).toThrow('not signed')
    expect(() => pay.read({ headers, body: 'out_trade_no=1' }, now)).toThrow('not signed')
  })
})

it('keeps money whole', () => {
  expect([yuanOf(1), yuanOf(100), yuanOf(123_456_789)]).toEqual(['0.01', '1.00', '1234567.89'])
  expect([fenOf('0.01'), fenOf('1'), fenOf('1.5'), fenOf('1234567.89')]).toEqual([1, 100, 150, 123_456_789])
  for (const wrong of ['', '-1', '1.234', '1e3', 'NaN']) expect(() => fenOf(wrong)).toThrow('no amount')
  expect(nodeText('{"a":1,"x_response":{"t":"}\\"{","n":{"k":1}},"sign":"s"}', 'x_response')).toBe(
    '{"t":"}\\"{","n":{"k":1}}',
  )
})
