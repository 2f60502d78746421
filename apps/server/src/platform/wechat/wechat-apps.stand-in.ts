/** The apps that the stand-in knows, as the settings name them. */
export const wechatApps = {
  WECHAT_APP_ID: 'wx0000000000000a01',
  WECHAT_APP_SECRET: 'a1'.repeat(16),
  WECHAT_TOKEN: 'tokenOfTests',
  WECHAT_AES_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
  WECHAT_WEB_APP_ID: 'wx0000000000000b02',
  WECHAT_WEB_APP_SECRET: 'b2'.repeat(16),
  WECHAT_MINI_APP_ID: 'wx0000000000000c03',
  WECHAT_MINI_APP_SECRET: 'c3'.repeat(16),
  WECHAT_COMPONENT_APP_ID: 'wx0000000000000d04',
  WECHAT_COMPONENT_SECRET: 'd4'.repeat(16),
  WECHAT_COMPONENT_TOKEN: 'tokenOfPlatform',
  WECHAT_COMPONENT_AES_KEY: 'GFEDCBA9876543210zyxwvutsrqponmlkjihgfedcba',
} as const

export interface AskedOfWechat {
  path: string
  query: Record<string, string>
  body: Record<string, unknown>
}

/** JSON, a picture, or nothing at all. */
export type WechatReply = Record<string, unknown> | Buffer | 'never'

export const wechatRefusal = (errcode: number, errmsg: string) => ({ errcode, errmsg: `${errmsg} rid: test` })

/** The mini program of a company that gave us its secret. */
export const companyMini = {
  appId: 'wx0000000000000f06',
  originalId: 'gh_0123456789ef',
  appSecret: 'f6'.repeat(16),
} as const

/** A picture of one point, for what WeChat draws. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
