import { startWechatStandIn } from '../../apps/server/src/platform/wechat/wechat.stand-in.ts'
import { wechatApps } from '../../apps/server/src/platform/wechat/wechat-apps.stand-in.ts'

/** The stand-in that the server under test takes for WeChat; it runs while a journey needs it. */
export function wechat() {
  const port = Number(process.env.E2E_WECHAT)
  const url = `http://127.0.0.1:${port}`
  return {
    settings: {
      ...wechatApps,
      WECHAT_URL: url,
      WECHAT_OPEN_URL: url,
      WECHAT_MP_URL: url,
      WECHAT_NOTICE_TEMPLATE: 'template-1',
    },

    async start(origin: string) {
      const stand = await whenFree(() => startWechatStandIn({ port }))
      const scanned = (scene: string, openId: string) => {
        const fields = { ToUserName: 'gh_0123456789ab', CreateTime: 1, MsgType: 'event', FromUserName: openId }
        return stand.sealed({ ...fields, Event: 'SCAN', EventKey: scene }, 'account')
      }
      const tell = (query: string, body: string) =>
        fetch(`${origin}/v/wechat/events?${query}`, { method: 'POST', body })
      return {
        ...stand,
        /** Somebody says in WeChat's name that a code was scanned, and cannot sign it; answers what they hear. */
        async forge(scene: string, openId: string): Promise<number> {
          const { query, body } = scanned(scene, openId)
          return (
            await tell(
              query.replace(/(?<=signature=)./g, (one) => (one === '0' ? '1' : '0')),
              body,
            )
          ).status
        },
        /** Somebody scans a code of the account; answers the page on which they confirm. */
        async scan(scene: string, openId: string): Promise<string> {
          const { query, body } = scanned(scene, openId)
          const answer = await tell(query, body)
          const sealed = /<Encrypt><!\[CDATA\[(.*?)\]\]>/s.exec(await answer.text())?.[1] ?? ''
          return /http\S+\/v\/wechat\/confirm\/\S+/.exec(stand.opened(sealed))?.[0] ?? ''
        },
      }
    },
  }
}

/** The server under test asks at one address: journeys that need a stand-in there come one after the other. */
async function whenFree<Stand>(start: () => Promise<Stand>): Promise<Stand> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}
