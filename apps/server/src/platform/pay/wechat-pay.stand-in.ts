import { createCipheriv, randomBytes, sign, verify } from 'node:crypto'
import type { Notification } from './payment-provider.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import { type KeyPair, makeKeyPair, type Said, startProvider, type Trade } from './provider.stand-in.ts'

export type WechatPayStandIn = Awaited<ReturnType<typeof startWechatPayStandIn>>

/** What it knows of the merchant, and the merchant of it. */
export interface WechatPayKeys {
  merchant: KeyPair
  own: KeyPair
}

const publicKeyId = 'PUB_KEY_ID_0000000001'
const apiKey = 'a'.repeat(32)

export const makeWechatPayKeys = (): WechatPayKeys => ({ merchant: makeKeyPair(), own: makeKeyPair() })

/** The settings of a merchant of it. */
export const wechatPaySettings = ({ merchant, own }: WechatPayKeys) => ({
  ...{ WXPAY_APP_ID: 'wxd678efh567hg6787', WXPAY_MCH_ID: '1230000109', WXPAY_API_KEY: apiKey },
  ...{ WXPAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A72', WXPAY_PRIVATE_KEY: merchant.privateText },
  ...{ WXPAY_PUBLIC_KEY: own.publicText, WXPAY_PUBLIC_KEY_ID: publicKeyId },
})

interface StandInOptions {
  keys?: WechatPayKeys
  /** 0: any. */
  port?: number
  now?: () => Date
}

/** Speaks the protocol of WeChat Pay, API v3: verifies what merchants sign, signs what it answers and sends. */
export async function startWechatPayStandIn(options: StandInOptions = {}) {
  const { keys = makeWechatPayKeys(), port = 0, now = () => new Date() } = options
  const settings = wechatPaySettings(keys)
  const [ownKey, merchantKey] = [privateKeyOf(keys.own.privateText), publicKeyOf(keys.merchant.publicText)]
  const trades = new Map<string, Trade>()

  function signed(body: string, at = now()): Record<string, string> {
    const [stamp, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(16).toString('hex')]
    const signature = sign('sha256', Buffer.from(`${stamp}\n${nonce}\n${body}\n`), ownKey).toString('base64')
    return {
      'wechatpay-timestamp': stamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': publicKeyId,
    }
  }

  function say(value: object | null, status = 200): Said {
    const body = value === null ? '' : JSON.stringify(value)
    return { status, headers: signed(body), body }
  }

  function refuseUnsigned(method: string, path: string, header: string, body: string): void {
    const fields = new Map([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value ?? '']))
    const text = `${method}\n${path}\n${fields.get('timestamp')}\n${fields.get('nonce_str')}\n${body}\n`
    const signature = Buffer.from(fields.get('signature') ?? '', 'base64')
    if (!header.startsWith('WECHATPAY2-SHA256-RSA2048 ')) throw new Error('SIGN_ERROR')
    if (fields.get('mchid') !== settings.WXPAY_MCH_ID) throw new Error('MCH_NOT_EXISTS')
    if (fields.get('serial_no') !== settings.WXPAY_SERIAL) throw new Error('SIGN_ERROR')
    if (!verify('sha256', Buffer.from(text), merchantKey, signature)) throw new Error('SIGN_ERROR')
  }

  const transactionOf = (number: string, { state, transaction, fen }: Trade) => ({
    ...{ mchid: settings.WXPAY_MCH_ID, appid: settings.WXPAY_APP_ID, out_trade_no: number, trade_type: 'NATIVE' },
    ...(state === 'paid'
      ? { transaction_id: transaction, trade_state: 'SUCCESS', success_time: now().toISOString() }
      : { trade_state: state === 'closed' ? 'CLOSED' : 'NOTPAY' }),
    amount: { total: fen, payer_total: fen, currency: 'CNY', payer_currency: 'CNY' },
  })

  const server = await startProvider(({ method = '', url: path = '', headers }, body) => {
    refuseUnsigned(method, path, headers.authorization ?? '', body)
    const given = (body === '' ? {} : JSON.parse(body)) as Record<string, never>
    if (path === '/v3/pay/transactions/native') {
      const { out_trade_no: number, amount } = given as unknown as { out_trade_no: string; amount: { total: number } }
      if (!Number.isInteger(amount.total) || amount.total <= 0) return say({ code: 'PARAM_ERROR' }, 400)
      trades.set(number, { fen: amount.total, state: 'open', transaction: '', refunds: new Map() })
      return say({ code_url: `weixin://wxpay/bizpayurl?pr=${number.slice(0, 12)}` })
    }
    if (path === '/v3/refund/domestic/refunds') {
      const { out_trade_no, out_refund_no, amount } = given as unknown as {
        out_trade_no: string
        out_refund_no: string
        amount: { refund: number; total: number }
      }
      const trade = trades.get(out_trade_no)
      if (trade?.state !== 'paid' || amount.total !== trade.fen) return say({ code: 'INVALID_REQUEST' }, 400)
      trade.refunds.set(out_refund_no, amount.refund)
      return say({ status: 'PROCESSING', out_refund_no })
    }
    const number = /\/out-trade-no\/([^/?]+)/.exec(path)?.[1] ?? ''
    const trade = trades.get(number)
    if (!trade) return say({ code: 'ORDER_NOT_EXIST' }, 404)
    if (path.endsWith('/close')) {
      if (trade.state === 'paid') return say({ code: 'ORDERPAID' }, 400)
      trade.state = 'closed'
      return { status: 204, body: '' }
    }
    return say(transactionOf(number, trade))
  }, port)

  return {
    ...server,
    settings: { ...settings, WXPAY_URL: server.url },
    trades,
    /** Somebody pays, so much as was asked for unless said otherwise. */
    pay(number: string, fen?: number): Trade {
      const trade = trades.get(number) ?? { fen: 0, state: 'open' as const, transaction: '', refunds: new Map() }
      const paid: Trade = {
        ...trade,
        fen: fen ?? trade.fen,
        state: 'paid',
        transaction: `4200${randomBytes(8).toString('hex')}`,
      }
      trades.set(number, paid)
      return paid
    },
    /** What it sends then; the same payment can be told again and again, each time signed anew. */
    notification(number: string, at?: Date): Notification {
      const trade = trades.get(number)
      if (!trade) throw new Error(`no trade ${number}`)
      const [nonce, about] = [randomBytes(6).toString('hex'), 'transaction']
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce)).setAAD(Buffer.from(about))
      const text = JSON.stringify(transactionOf(number, trade))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      const body = JSON.stringify({
        ...{ id: randomBytes(16).toString('hex'), create_time: now().toISOString(), resource_type: 'encrypt-resource' },
        ...{ event_type: 'TRANSACTION.SUCCESS', summary: '支付成功' },
        resource: {
          ...{ original_type: 'transaction', algorithm: 'AEAD_AES_256_GCM', ciphertext: sealed.toString('base64') },
          ...{ associated_data: about, nonce },
        },
      })
      return { headers: { 'content-type': 'application/json', ...signed(body, at) }, body }
    },
  }
}
