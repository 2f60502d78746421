import type { WechatApp, WechatPlace } from './app-token.ts'
import { askWechat, neededText, partOf, type Question, secondsOf, textOf, type WechatAnswer } from './ask-wechat.ts'
import { holdToken, withToken } from './held-token.ts'
import { WechatError } from './wechat-error.ts'

/** Who let us act for a mini program, and with what. */
export interface Authorised {
  appId: string
  accessToken: string
  /** Seconds for which that holds. */
  seconds: number
  /** Told only now: without it the owner has to authorise again. */
  refreshToken: string
  /** Numbers of the sets of rights. */
  rights: number[]
}

/** A mini program as it stands with WeChat. */
export interface MiniProgramFacts {
  name: string
  /** `gh_…`, 15 characters. */
  originalId: string
  picture: string
  /** Whose it is: a company's name. */
  owner: string
}

/**
 * A third-party platform: acts for mini programs whose owners let it. `readTicket` answers what WeChat sends us every
 * ten minutes, kept where all nodes read it; undefined before the first.
 */
export function createComponent(
  { api, clock, timeout }: WechatPlace,
  { appId, secret }: WechatApp,
  readTicket: () => Promise<string | undefined>,
) {
  const tokens = holdToken(clock, async () => {
    const ticket = await readTicket()
    if (ticket === undefined) throw new WechatError('setup', 'WeChat has not sent a component_verify_ticket yet')
    const body = { component_appid: appId, component_appsecret: secret, component_verify_ticket: ticket }
    const answer = await askWechat(api, '/cgi-bin/component/api_component_token', { body, timeout })
    return { value: neededText(answer, 'component_access_token'), seconds: secondsOf(answer) }
  })
  const ask = (path: string, question: Question) =>
    withToken(tokens, (token) =>
      askWechat(api, `/cgi-bin/component/${path}`, {
        ...question,
        query: { access_token: token, component_access_token: token },
        timeout,
      }),
    )

  return {
    appId,

    /** Asks WeChat to send the ticket, where it does not by itself. */
    async startTickets(): Promise<void> {
      const body = { component_appid: appId, component_secret: secret }
      await askWechat(api, '/cgi-bin/component/api_start_push_ticket', { body, timeout })
    },

    /** Lets one owner begin to authorise, within ten minutes. */
    async preAuthCode(): Promise<string> {
      return neededText(await ask('api_create_preauthcode', { body: { component_appid: appId } }), 'pre_auth_code')
    },

    /** What an owner allowed; each code tells it once. */
    async authorised(authCode: string): Promise<Authorised> {
      const body = { component_appid: appId, authorization_code: authCode }
      const info = partOf(await ask('api_query_auth', { body }), 'authorization_info')
      return {
        appId: neededText(info, 'authorizer_appid'),
        accessToken: neededText(info, 'authorizer_access_token'),
        seconds: secondsOf(info),
        refreshToken: neededText(info, 'authorizer_refresh_token'),
        rights: rightsOf(info),
      }
    },

    /** A new token for a mini program; its refresh token may be another one from now on. */
    async renewed(authorizerAppId: string, refreshToken: string): Promise<Omit<Authorised, 'rights' | 'appId'>> {
      const body = {
        component_appid: appId,
        authorizer_appid: authorizerAppId,
        authorizer_refresh_token: refreshToken,
      }
      const answer = await ask('api_authorizer_token', { body })
      return {
        accessToken: neededText(answer, 'authorizer_access_token'),
        seconds: secondsOf(answer),
        refreshToken: textOf(answer, 'authorizer_refresh_token') || refreshToken,
      }
    },

    /** Who opened a mini program that was authorised. */
    sessionOf: (authorizerAppId: string, code: string): Promise<WechatAnswer> =>
      withToken(tokens, (component_access_token) => {
        const query = { appid: authorizerAppId, js_code: code, grant_type: 'authorization_code' }
        const platform = { component_appid: appId, component_access_token }
        return askWechat(api, '/sns/component/jscode2session', { query: { ...query, ...platform }, timeout })
      }),

    async facts(authorizerAppId: string): Promise<MiniProgramFacts> {
      const body = { component_appid: appId, authorizer_appid: authorizerAppId }
      const info = partOf(await ask('api_get_authorizer_info', { body }), 'authorizer_info')
      return {
        name: textOf(info, 'nick_name'),
        originalId: textOf(info, 'user_name'),
        picture: textOf(info, 'head_img'),
        owner: textOf(info, 'principal_name'),
      }
    },
  }
}

function rightsOf(info: WechatAnswer): number[] {
  const list = Array.isArray(info.func_info) ? (info.func_info as { funcscope_category?: { id?: number } }[]) : []
  return list.map(({ funcscope_category: right }) => right?.id ?? 0).filter((id) => id !== 0)
}

/** Where an owner lets us act for a mini program (auth_type 2), on a computer or within WeChat. */
export function authorisingAddress(
  { mp, open }: { mp: string; open: string },
  {
    componentAppId,
    preAuthCode,
    back,
    mobile,
  }: { componentAppId: string; preAuthCode: string; back: string; mobile: boolean },
): string {
  const common = { component_appid: componentAppId, pre_auth_code: preAuthCode, redirect_uri: back, auth_type: '2' }
  if (!mobile) return String(new URL(`/cgi-bin/componentloginpage?${new URLSearchParams(common)}`, mp))
  const query = new URLSearchParams({ action: 'bindcomponent', no_scan: '1', ...common })
  return `${new URL(`/wxaopen/safe/bindcomponent?${query}`, open)}#wechat_redirect`
}
