import { tooManyRequests } from '../../../platform/failure.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { pageAddress } from '../../../platform/wechat/oauth.ts'
import { exchangeRate } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'
import { asking } from './problems.ts'

/** People who tell a page of ours who they are, in WeChat's own browser. Nothing of them is kept here. */
export function createFillerAsking({ rateLimit, log, wechat, consoleOrigin }: Dependencies) {
  const { account, addresses } = wechat
  const { pages } = account ?? {}
  return pages && consoleOrigin !== undefined
    ? {
        /** Where they are asked; WeChat knows one host of ours, so they come back to `path` there, with `state`. */
        address: (path: string, state: string): string =>
          pageAddress(addresses.open, {
            appId: pages.appId,
            back: `${consoleOrigin}${path}`,
            state,
            scope: 'userinfo',
          }),

        /** Who a code is of; undefined for a made-up identity. */
        async personOf(code: string, { ip, now }: { ip: string; now: Date }) {
          const { allowed, retryAfter } = await rateLimit.hit(['wechatCode', networkOf(ip)], exchangeRate, now)
          if (!allowed) tooManyRequests(retryAfter)
          return asking(log, async () => {
            const person = await pages.personOf(code)
            if (person.isSnapshot) return undefined
            const { name, picture } = await pages.profileOf(person)
            return { openId: person.openId, name, picture }
          })
        },

        /** A person can do without it: undefined when it does not come. */
        pictureAt: (address: string) =>
          pages.pictureAt(address).catch((error: unknown) => {
            log.warn({ error: String(error) }, 'WeChat gave no picture of a person')
            return undefined
          }),
      }
    : undefined
}
