import { holdAppToken, type WechatApp, type WechatPlace } from './app-token.ts'
import {
  askWechat,
  askWechatPicture,
  neededText,
  partOf,
  type Question,
  textOf,
  type WechatAnswer,
} from './ask-wechat.ts'
import { type HeldToken, withToken } from './held-token.ts'

/** Which version of a mini program is opened: the published one, the one on trial, or the one being written. */
export type MiniVersion = 'release' | 'trial' | 'develop'

/** A question with a token of the app. */
const asker =
  ({ api, timeout }: WechatPlace, tokens: HeldToken) =>
  (path: string, { query, ...question }: Question) =>
    withToken(tokens, (access_token) =>
      askWechat(api, path, { ...question, query: { access_token, ...query }, timeout }),
    )

/** Asks WeChat who opened a mini program, by the code that the person's phone was given. */
type AskWho = (code: string) => Promise<WechatAnswer>

/** What leads into a mini program, and who comes: the same for one whose secret we have and one that was authorised. */
export function createMiniEntry(place: WechatPlace, tokens: HeldToken, askWho: AskWho) {
  const { api, timeout } = place
  const ask = asker(place, tokens)
  return {
    /** Who opened it. The session key stays on the server and is not kept. */
    async personOf(code: string): Promise<{ openId: string; unionId: string }> {
      const answer = await askWho(code)
      return { openId: neededText(answer, 'openid'), unionId: textOf(answer, 'unionid') }
    },

    /** The number of who tapped on the button for it: E.164. */
    async phoneOf(code: string): Promise<string> {
      const phone = partOf(await ask('/wxa/business/getuserphonenumber', { body: { code } }), 'phone_info')
      return `+${neededText(phone, 'countryCode')}${neededText(phone, 'purePhoneNumber')}`
    },

    /** A PNG or JPEG that opens a page. `scene` has at most 32 characters; `page` begins without a slash. */
    code({
      scene,
      page,
      width = 430,
      version = 'release',
    }: {
      scene: string
      page?: string
      /** Pixels, 280 to 1280. */
      width?: number
      version?: MiniVersion
    }): Promise<Buffer> {
      const body = { scene, ...(page && { page }), width, check_path: version === 'release', env_version: version }
      const path = '/wxa/getwxacodeunlimit'
      return withToken(tokens, (access_token) =>
        askWechatPicture(api, path, { query: { access_token }, body, timeout }),
      )
    },

    /** An address that opens it from any browser, for `days` of at most 30. */
    async link({ path, query, days }: { path: string; query: string; days: number }): Promise<string> {
      const body = { path, query, expire_type: 1, expire_interval: days, env_version: 'release' }
      return neededText(await ask('/wxa/generate_urllink', { body }), 'url_link')
    },
  }
}

export type MiniEntry = ReturnType<typeof createMiniEntry>

export function createMiniProgram(place: WechatPlace, app: WechatApp) {
  const { api, timeout } = place
  const tokens = holdAppToken(place, app)
  const ask = asker(place, tokens)
  const askWho = (code: string) => {
    const query = { appid: app.appId, secret: app.secret, js_code: code, grant_type: 'authorization_code' }
    return askWechat(api, '/sns/jscode2session', { query, timeout })
  }

  return {
    appId: app.appId,
    ...createMiniEntry(place, tokens, askWho),

    /** One message to who agreed to one. */
    async sendSubscription({
      openId,
      templateId,
      page,
      data,
    }: {
      openId: string
      templateId: string
      page: string
      data: Readonly<Record<string, string>>
    }): Promise<void> {
      const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]))
      const body = { touser: openId, template_id: templateId, ...(page && { page }), lang: 'zh_CN', data: values }
      await ask('/cgi-bin/message/subscribe/send', { body })
    },
  }
}
