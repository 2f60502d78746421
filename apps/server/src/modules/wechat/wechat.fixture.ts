import type { WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** What WeChat posts to a node when somebody scans a code of the official account; answers path of the page to confirm. */
export async function scan(stand: WechatStandIn, app: TestApp, scene: string, openId: string): Promise<string> {
  const fields = { ToUserName: 'gh_0123456789ab', CreateTime: 1, MsgType: 'event', FromUserName: openId }
  const { query, body } = stand.sealed({ ...fields, Event: 'SCAN', EventKey: scene }, 'account')
  const answer = await app.http.inject({ method: 'POST', url: `/v/wechat/events?${query}`, payload: body })
  return linkIn(stand, answer.body)
}

/** The person who scanned says that it is they. */
export async function confirm(stand: WechatStandIn, app: TestApp, scene: string, openId: string): Promise<void> {
  await app.http.inject({ method: 'POST', url: `${await scan(stand, app, scene, openId)}/yes` })
}

/** The link that the sealed answer of a scan holds, without its host. */
export function linkIn(stand: WechatStandIn, xml: string): string {
  const sealed = /<Encrypt><!\[CDATA\[(.*?)\]\]>/s.exec(xml)?.[1] ?? ''
  const text = stand.opened(sealed)
  return /http\S+\/v\/wechat\/confirm\/\S+/.exec(text)?.[0].replace(/^https?:\/\/[^/]+/, '') ?? `no link in ${text}`
}
