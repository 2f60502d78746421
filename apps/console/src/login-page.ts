import type { LoginPage, SignOnOffer, wechatWays } from '@matai/contract'

/** What the sign-in shows under the host of this page; null where it is ours. It stands in the page itself. */
export const loginPage: LoginPage | null = told('login-page')

export type WechatWay = (typeof wechatWays)[number]
/** How people can come in with WeChat under this host; none where the server has none. */
export const wechatWaysHere: readonly WechatWay[] = told('wechat') ?? []

/** The company whose people may come in here by its own provider; null where none is set. */
export const companySignOn: SignOnOffer | null = told('sign-on')

function told<Value>(name: string): Value | null {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  if (!text) return null
  try {
    return JSON.parse(text) as Value // written by the server that this page comes from
  } catch {
    return null
  }
}
