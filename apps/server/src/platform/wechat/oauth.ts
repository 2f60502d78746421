import type { WechatApp, WechatPlace } from './app-token.ts'
import { askWechat, askWechatPicture, neededText, textOf } from './ask-wechat.ts'

/** Who came back from WeChat, in one app. */
export interface WechatPerson {
  openId: string
  /** Empty where WeChat does not tell it. */
  unionId: string
  /** Asks for name and picture, for a short while; never stored. */
  accessToken: string
  /** A made-up identity of somebody who looks without signing in: never to be kept. */
  isSnapshot: boolean
}

const withFragment = (url: URL) => `${url}#wechat_redirect`

/** Where a browser is sent to scan for a website. */
export function websiteAddress(open: string, { appId, back, state }: { appId: string; back: string; state: string }) {
  const url = new URL('/connect/qrconnect', open)
  url.search = String(
    new URLSearchParams({ appid: appId, redirect_uri: back, response_type: 'code', scope: 'snsapi_login', state }),
  )
  return withFragment(url)
}

/** Where WeChat's own browser is sent; `base` asks nothing and tells the openid alone. WeChat wants this order of fields. */
export function pageAddress(
  open: string,
  { appId, back, state, scope }: { appId: string; back: string; state: string; scope: 'base' | 'userinfo' },
) {
  const url = new URL('/connect/oauth2/authorize', open)
  url.search = String(
    new URLSearchParams({
      appid: appId,
      redirect_uri: back,
      response_type: 'code',
      scope: `snsapi_${scope}`,
      state,
    }),
  )
  return withFragment(url)
}

/** Signing in at WeChat, for a website or for pages in its browser. */
export function createOauth({ api, timeout }: WechatPlace, { appId, secret }: WechatApp) {
  return {
    appId,

    /** Who a code is of; each lets in once. Throws `codeWrong` for one that was used or is too old. */
    async personOf(code: string): Promise<WechatPerson> {
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
      const answer = await askWechat(api, '/sns/oauth2/access_token', { query, timeout })
      return {
        openId: neededText(answer, 'openid'),
        unionId: textOf(answer, 'unionid'),
        accessToken: neededText(answer, 'access_token'),
        isSnapshot: answer.is_snapshotuser === 1,
      }
    },

    /** Name and picture of who agreed to tell them. */
    async profileOf({ openId, accessToken }: Pick<WechatPerson, 'openId' | 'accessToken'>) {
      const query = { access_token: accessToken, openid: openId, lang: 'zh_CN' }
      const answer = await askWechat(api, '/sns/userinfo', { query, timeout })
      return {
        name: textOf(answer, 'nickname'),
        picture: textOf(answer, 'headimgurl'),
        unionId: textOf(answer, 'unionid'),
      }
    },

    /** The bytes of a person's picture; undefined where there is none, or none of WeChat's. */
    async pictureAt(address: string): Promise<Buffer | undefined> {
      const url = URL.parse(address)
      const isTheirs = url && (/(^|\.)qlogo\.cn$/.test(url.hostname) || url.origin === new URL(api).origin)
      return isTheirs ? askWechatPicture(url.origin, url.pathname, { timeout }) : undefined
    },
  }
}
