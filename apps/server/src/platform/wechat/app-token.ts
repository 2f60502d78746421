import type { Clock } from '../clock.ts'
import { askWechat, neededText, secondsOf } from './ask-wechat.ts'
import { type HeldToken, holdToken } from './held-token.ts'
import { WechatError } from './wechat-error.ts'

/** An official account, a website or a mini program as the open platform knows it. */
export interface WechatApp {
  appId: string
  secret: string
}

export interface WechatPlace {
  /** Scheme and host of WeChat's interface. */
  api: string
  clock: Clock
  /** Milliseconds; 5 s unless a test is in a hurry. */
  timeout?: number | undefined
}

/**
 * The stable token of an account or mini program: WeChat gives every node the same one until shortly before its end, so
 * nodes need not tell one another, and none ends another's.
 */
export function holdAppToken({ api, clock, timeout }: WechatPlace, { appId, secret }: WechatApp): HeldToken {
  return holdToken(clock, async () => {
    const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false }
    const answer = await askWechat(api, '/cgi-bin/stable_token', { body, timeout }).catch(asSetup)
    return { value: neededText(answer, 'access_token'), seconds: secondsOf(answer) }
  })
}

/** Here 40001 says that the secret is wrong, which no other token would mend. */
function asSetup(error: unknown): never {
  if (error instanceof WechatError && error.problem === 'token')
    throw new WechatError('setup', error.message, { errcode: error.errcode, cause: error })
  throw error
}
