import type { OpenMethod } from '@matai/contract'

/** The page of the mini program that shows a page of ours. */
export const miniPage = 'pages/page/page'

/** What a mini program code tells that page; at most 32 characters. */
export const sceneOf = (id: string): string => `q/${id}`

/** The same as a query, for an address. */
export const queryOf = (id: string): string => `path=${encodeURIComponent(`/q/${id}`)}`

/** Days for which an address holds that leads into a mini program, and after which another one is asked for. */
export const linkDays = 30
export const renewedAfterDays = 25

/**
 * Whether a browser can be led into a mini program: WeChat on a phone. Within one it is there already; on a computer, and
 * in the WeChat for companies, the page is shown as everywhere else.
 */
export const canOpenMini = (userAgent: string): boolean =>
  /MicroMessenger/i.test(userAgent) &&
  !/miniProgram|wxwork|WindowsWechat|MacWechat|Windows NT|Macintosh/i.test(userAgent)

export const opensInMini = (method: OpenMethod): method is 'miniProgram' | 'plainMiniProgram' => method !== 'h5'
