import { z } from 'zod'
import { invitation, mobile, mobileCode, passWord, secondFactorCode } from './account-fields.ts'
import { accountTypes, Token, UserInfo } from './accounts.ts'
import { call } from './call.ts'

/** Seconds for which a code can be scanned, and what began with it be finished. */
export const wechatSceneSeconds = 300

/** What the socket of a scene says (specification, section 3): 0 and 2 go on, 1 and 3 begin anew. */
export const wechatSignals = { done: 0, expired: 1, scanned: 2, lost: 3 } as const
export type WechatSignal = (typeof wechatSignals)[keyof typeof wechatSignals]

/** By a code that the official account made, on WeChat's page for websites, or within WeChat's own browser. */
export const wechatWays = ['scan', 'website', 'page'] as const

const sceneId = z.string().regex(/^[\w-]{22}$/)
/** What only the browser has that began: whoever saw the code alone gets nowhere. */
const sceneKey = z.string().regex(/^[\w-]{43}$/)

export const WechatScene = z.object({
  scene: z.string().describe('its socket is at /v/wechat/scene/{scene}'),
  content: z.string().describe('what the picture of the code holds, or the address to go to'),
  seconds: z.int().describe('until it ends'),
})
export type WechatScene = z.infer<typeof WechatScene>

const remembered = z.boolean().default(false)

export const wechatCalls = {
  begin: call({
    path: '/qruser/auth/wechat_begin',
    access: 'public',
    input: z.strictObject({ way: z.enum(wechatWays) }),
    output: WechatScene.extend({ key: z.string().describe('to be kept in this browser') }),
  }),
  /** Signs in who confirmed in WeChat; null where that WeChat is bound to nobody yet. */
  enter: call({
    path: '/qruser/auth/wechat_enter',
    access: 'public',
    input: z.strictObject({
      scene: sceneId,
      key: sceneKey,
      code: z.string().min(1).max(512).optional().describe('what WeChat sent the browser back with'),
      isAuto: remembered,
      secondFactor: secondFactorCode.optional(),
    }),
    output: z.object({ session: Token.nullable() }),
  }),
  /** Binds a phone to a WeChat that was confirmed, and signs in: who has the number, or a new user. */
  bindMobile: call({
    path: '/qruser/auth/wechat_bind_mobile',
    access: 'public',
    input: z.strictObject({
      scene: sceneId,
      key: sceneKey,
      mobile,
      mobileCode,
      secondFactor: secondFactorCode.optional(),
      invitation: invitation.optional().describe('where only who is invited may register'),
      accountType: accountTypes,
      zone: z.string().max(64).optional().describe('IANA name; a new account takes it'),
      isAuto: remembered,
    }),
    output: Token,
  }),
  /** A code by which the signed-in person binds a WeChat. */
  beginBinding: call({
    path: '/qruser/auth/get_applet_qrcode',
    access: 'member',
    carrier: 'query',
    input: z.strictObject({
      passWord: passWord.optional().describe('the current password, sealed; where there is one'),
    }),
    output: WechatScene,
  }),
  unbind: call({
    path: '/qruser/auth/unbind_wx_user',
    access: 'member',
    input: z.strictObject({}),
    output: UserInfo,
  }),
  /** Whether notices also come by WeChat. */
  subscribe: call({
    path: '/qruser/auth/set_wechat_subscribe',
    access: 'member',
    input: z.strictObject({ subscribe: z.boolean() }),
    output: UserInfo,
  }),
  /** Lets a page of ours use WeChat's functions in its browser; null where that is not set up. */
  signPage: call({
    path: '/v/wechat/sign',
    access: 'public',
    input: z.strictObject({ url: z.string().min(1).max(2_000) }),
    output: z.object({
      signature: z
        .object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() })
        .nullable(),
    }),
  }),
}
