import type { Settings } from '../settings/settings.ts'
import { createAlipay } from './alipay.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createWechatPay } from './wechat-pay.ts'

export interface Payments {
  wechat: PaymentProvider | undefined
  alipay: PaymentProvider | undefined
  /** Where money is sent by a bank, in the operator's words; undefined where it is not taken so. */
  bank: string | undefined
}

/** Who takes money for us, as far as the settings name somebody; they are checked when they are read. */
export function createPayments(settings: Settings): Payments {
  const { ORIGIN: origin = '' } = settings
  return { wechat: wechatOf(settings, origin), alipay: alipayOf(settings, origin), bank: settings.BANK_ACCOUNT }
}

function wechatOf(settings: Settings, origin: string): PaymentProvider | undefined {
  const { WXPAY_MCH_ID: mchId, WXPAY_APP_ID: appId, WXPAY_SERIAL: serial, WXPAY_API_KEY: apiKey } = settings
  const { WXPAY_PRIVATE_KEY: own, WXPAY_PUBLIC_KEY: theirs, WXPAY_PUBLIC_KEY_ID: publicKeyId } = settings
  if (!mchId || !appId || !serial || !apiKey || !own || !theirs || !publicKeyId) return undefined
  return createWechatPay({
    ...{ url: settings.WXPAY_URL, appId, mchId, serial, apiKey, publicKeyId },
    privateKey: privateKeyOf(own),
    publicKey: publicKeyOf(theirs),
    notifyUrl: `${origin}/v/pay/wechat`,
  })
}

function alipayOf(settings: Settings, origin: string): PaymentProvider | undefined {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = settings
  const { ALIPAY_PRIVATE_KEY: own, ALIPAY_PUBLIC_KEY: theirs } = settings
  if (!appId || !sellerId || !own || !theirs) return undefined
  return createAlipay({
    ...{ url: settings.ALIPAY_URL, appId, sellerId },
    privateKey: privateKeyOf(own),
    publicKey: publicKeyOf(theirs),
    notifyUrl: `${origin}/v/pay/alipay`,
    returnUrl: `${origin}/order`,
  })
}
