import { holdAppToken, type WechatApp, type WechatPlace } from './app-token.ts'
import { askWechat, askWechatPicture, neededText, partOf, type Question, textOf } from './ask-wechat.ts'
import { withToken } from './held-token.ts'

/** Which version of a mini program is opened: the published one, the one on trial, or the one being written. */
export type MiniVersion = 'release' | 'trial' | 'develop'

export function createMiniProgram(place: WechatPlace, app: WechatApp) {
  const { api, timeout } = place
  const tokens = holdAppToken(place, app)
  const asked = (access_token: string, question: Question) => ({
    ...question,
    query: { access_token, ...question.query },
    timeout,
  })
  const ask = (path: string, question: Question) =>
    withToken(tokens, (token) => askWechat(api, path, asked(token, question)))

  return {
    appId: app.appId,

    /** Who opened it. The session key stays on the server and is not kept. */
    async personOf(code: string): Promise<{ openId: string; unionId: string }> {
      const query = { appid: app.appId, secret: app.secret, js_code: code, grant_type: 'authorization_code' }
      const answer = await askWechat(api, '/sns/jscode2session', { query, timeout })
      return { openId: neededText(answer, 'openid'), unionId: textOf(answer, 'unionid') }
    },

    /** A PNG or JPEG that opens a page. `scene` has at most 32 characters; `page` begins without a slash. */
    code({
      scene,
      page,
      version = 'release',
    }: {
      scene: string
      page?: string
      version?: MiniVersion
    }): Promise<Buffer> {
      const body = { scene, ...(page && { page }), check_path: version === 'release', env_version: version }
      return withToken(tokens, (token) => askWechatPicture(api, '/wxa/getwxacodeunlimit', asked(token, { body })))
    },

    /** An address that opens it from any browser, for `days` of at most 30. */
    async link({ path, query, days }: { path: string; query: string; days: number }): Promise<string> {
      const body = { path, query, expire_type: 1, expire_interval: days, env_version: 'release' }
      return neededText(await ask('/wxa/generate_urllink', { body }), 'url_link')
    },

    /** The number of who tapped on the button for it: E.164. */
    async phoneOf(code: string): Promise<string> {
      const phone = partOf(await ask('/wxa/business/getuserphonenumber', { body: { code } }), 'phone_info')
      return `+${neededText(phone, 'countryCode')}${neededText(phone, 'purePhoneNumber')}`
    },

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
