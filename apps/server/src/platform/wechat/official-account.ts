import { randomBytes } from 'node:crypto'
import { holdAppToken, type WechatApp, type WechatPlace } from './app-token.ts'
import { askWechat, neededText, type Question, secondsOf, textOf } from './ask-wechat.ts'
import { holdToken, withToken } from './held-token.ts'
import { type PageSignature, signPage } from './signatures.ts'

/** A code that a person scans with WeChat. */
export interface SceneCode {
  /** What the code holds. */
  content: string
  /** Seconds until it ends. */
  seconds: number
}

export interface Follower {
  follows: boolean
  /** The person over all apps of one open-platform account; empty where the account is in none. */
  unionId: string
}

export interface TemplateMessage {
  openId: string
  templateId: string
  /** Where a tap leads; empty: nowhere. */
  url: string
  /** Values by the field names of the template, such as `thing1`. */
  data: Readonly<Record<string, string>>
  /** Under which WeChat sends it once, 32 characters at most. */
  once?: string
}

/** An official account of the kind "service account". */
export function createOfficialAccount(place: WechatPlace, app: WechatApp) {
  const { api, clock, timeout } = place
  const tokens = holdAppToken(place, app)
  const ask = (path: string, question: Question = {}) =>
    withToken(tokens, (access_token) =>
      askWechat(api, path, { ...question, query: { access_token, ...question.query }, timeout }),
    )
  const tickets = holdToken(clock, async () => {
    const answer = await ask('/cgi-bin/ticket/getticket', { query: { type: 'jsapi' } })
    return { value: neededText(answer, 'ticket'), seconds: secondsOf(answer) }
  })

  return {
    appId: app.appId,

    /** `scene` has at most 64 characters; the event of a scan carries it. */
    async sceneCode(scene: string, seconds: number): Promise<SceneCode> {
      const body = {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      }
      const answer = await ask('/cgi-bin/qrcode/create', { body })
      return { content: neededText(answer, 'url'), seconds: secondsOf(answer, 'expire_seconds') || seconds }
    },

    async follower(openId: string): Promise<Follower> {
      const answer = await ask('/cgi-bin/user/info', { query: { openid: openId, lang: 'zh_CN' } })
      return { follows: answer.subscribe === 1, unionId: textOf(answer, 'unionid') }
    },

    async sendTemplate({ openId, templateId, url, data, once }: TemplateMessage): Promise<void> {
      const body = {
        touser: openId,
        template_id: templateId,
        ...(url && { url }),
        ...(once && { client_msg_id: once }),
        data: valuesOf(data),
      }
      await ask('/cgi-bin/message/template/send', { body })
    },

    /** To who agreed to one such message; each agreement is for one. `page` as `url` above. */
    async sendSubscription({ openId, templateId, url, data }: TemplateMessage): Promise<void> {
      const body = { touser: openId, template_id: templateId, ...(url && { page: url }), data: valuesOf(data) }
      await ask('/cgi-bin/message/subscribe/bizsend', { body })
    },

    /** Lets a page use WeChat's functions. `url` is the whole address under which the browser has it. */
    async signPage(url: string): Promise<PageSignature> {
      const timestamp = Math.floor(clock.now().getTime() / 1_000)
      const nonceStr = randomBytes(12).toString('hex')
      const signature = signPage({ ticket: await tickets.get(), nonceStr, timestamp, url })
      return { appId: app.appId, timestamp, nonceStr, signature }
    },
  }
}

const valuesOf = (data: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]))
