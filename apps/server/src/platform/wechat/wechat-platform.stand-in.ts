import { type AskedOfWechat, wechatApps, wechatRefusal, type WechatReply } from './wechat-apps.stand-in.ts'

interface Rest {
  tokenFor(appId: string): string
  refusedToken(token: string | undefined): WechatReply | undefined
  used: Set<string>
}

/** The mini program whose owner authorises, its name and original id. */
export const authorisedMini = { appId: 'wx0000000000000e05', name: '消防巡检', originalId: 'gh_0123456789cd' } as const

/** The ticket that WeChat sends a platform every ten minutes. */
export const verifyTicket = 'ticket@@@of-the-tests'

/** The part of WeChat's interface that platforms speak with. */
export function answerOfPlatform(
  { path, query, body }: AskedOfWechat,
  { tokenFor, refusedToken, used }: Rest,
): WechatReply {
  const platform = wechatApps.WECHAT_COMPONENT_APP_ID
  const secret = wechatApps.WECHAT_COMPONENT_SECRET
  if (body.component_appid !== platform) return wechatRefusal(40013, 'invalid appid')
  if (path === '/cgi-bin/component/api_component_token') {
    if (body.component_appsecret !== secret) return wechatRefusal(40125, 'invalid appsecret')
    if (body.component_verify_ticket !== verifyTicket) return wechatRefusal(61004, 'component ticket is invalid')
    return { component_access_token: tokenFor(platform), expires_in: 7200 }
  }
  if (path === '/cgi-bin/component/api_start_push_ticket') return { errcode: 0, errmsg: 'ok' }
  const refused = refusedToken(query.access_token)
  if (refused) return refused
  switch (path) {
    case '/cgi-bin/component/api_create_preauthcode':
      return { pre_auth_code: `preauthcode@@@${used.size}`, expires_in: 600 }
    case '/cgi-bin/component/api_query_auth': {
      const code = String(body.authorization_code)
      if (!code.startsWith('queryauthcode@@@')) return wechatRefusal(61010, 'code is expired')
      if (used.has(code)) return wechatRefusal(61010, 'code is expired')
      used.add(code)
      const right = (id: number) => ({ funcscope_category: { id } })
      return {
        authorization_info: {
          authorizer_appid: authorisedMini.appId,
          authorizer_access_token: 'authorizer token 1',
          expires_in: 7200,
          authorizer_refresh_token: 'refreshtoken@@@1',
          func_info: [right(17), right(18), right(25)],
        },
      }
    }
    case '/cgi-bin/component/api_authorizer_token':
      if (body.authorizer_refresh_token !== 'refreshtoken@@@1') return wechatRefusal(61023, 'refresh_token is invalid')
      return {
        authorizer_access_token: tokenFor(authorisedMini.appId),
        expires_in: 7200,
        authorizer_refresh_token: 'refreshtoken@@@1',
      }
    case '/cgi-bin/component/api_get_authorizer_info': {
      const { appId, name, originalId } = authorisedMini
      const authorizer_info = {
        nick_name: name,
        user_name: originalId,
        head_img: '',
        principal_name: '码台测试有限公司',
      }
      return body.authorizer_appid === appId ? { authorizer_info } : wechatRefusal(61003, 'component is not authorized')
    }
    default:
      return wechatRefusal(48001, 'api unauthorized')
  }
}
