import {
  startWechatPayStandIn,
  type WechatPayKeys,
  wechatPaySettings,
} from '../../apps/server/src/platform/pay/wechat-pay.stand-in.ts'

/** The stand-in that the server under test takes for WeChat Pay; it runs while a journey needs it. */
export function wechatPay() {
  const { port, keys } = JSON.parse(process.env.E2E_WXPAY ?? '') as { port: number; keys: WechatPayKeys }
  return {
    settings: { ...wechatPaySettings(keys), WXPAY_URL: `http://127.0.0.1:${port}` },
    start: () => startWechatPayStandIn({ port, keys }),
  }
}
