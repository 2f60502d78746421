import { call } from './call.ts'
import { wechatScript } from './wechat-script.ts'

/** What of WeChat's script is used: scanning and the place, which its browser does better than the web's own ways. */
interface WechatScript {
  config(settings: object): void
  ready(done: () => void): void
  error(refused: () => void): void
  scanQRCode(options: {
    needResult: 1
    scanType: string[]
    success(answer: { resultStr: string }): void
    fail(): void
    cancel(): void
  }): void
  getLocation(options: {
    type: 'wgs84'
    success(place: { longitude: number; latitude: number }): void
    fail(): void
    cancel(): void
  }): void
}

/** Milliseconds to wait for it, with somebody in front of the page. */
const patience = 4_000

let asked: Promise<WechatScript | null> | undefined

/** WeChat's functions; null where they cannot be had, and the browser's own have to do. Asked for once. */
function wechatFunctions(): Promise<WechatScript | null> {
  asked ??= Promise.race([
    open().catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), patience)),
  ])
  return asked
}

async function open(): Promise<WechatScript | null> {
  const [url] = location.href.split('#')
  const { signature } = await call<{ signature: object | null }>('/v/wechat/sign', { url })
  if (!signature) return null
  const script = await wechatScript<WechatScript>()
  return new Promise((resolve) => {
    script.ready(() => resolve(script))
    script.error(() => resolve(null))
    script.config({ ...signature, debug: false, jsApiList: ['scanQRCode', 'getLocation'] })
  })
}

/** Where the filler stands (WGS 84); null when WeChat does not say. */
export async function placeByWechat(): Promise<{ longitude: number; latitude: number } | null> {
  const wx = await wechatFunctions()
  if (!wx) return null
  return new Promise((resolve) =>
    wx.getLocation({
      type: 'wgs84',
      success: ({ longitude, latitude }) => resolve({ longitude: Number(longitude), latitude: Number(latitude) }),
      fail: () => resolve(null),
      cancel: () => resolve(null),
    }),
  )
}

/** What a code holds; null when nobody scanned one, undefined where WeChat cannot. A barcode's kind stands before a comma. */
export async function codeByWechat(reads: 'any' | 'qr' | 'barcode'): Promise<string | null | undefined> {
  const wx = await wechatFunctions()
  if (!wx) return undefined
  const scanType = { any: ['qrCode', 'barCode'], qr: ['qrCode'], barcode: ['barCode'] }[reads]
  return new Promise((resolve) =>
    wx.scanQRCode({
      needResult: 1,
      scanType,
      success: ({ resultStr }) =>
        resolve(/^(?:CODE|EAN|UPC|ITF|CODABAR)[\w-]*,(.*)$/s.exec(resultStr)?.[1] ?? resultStr),
      fail: () => resolve(undefined),
      cancel: () => resolve(null),
    }),
  )
}
