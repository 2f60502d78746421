import type { UserInfo } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import { signalOf } from '../rules.ts'
import * as store from '../store.ts'
import { createConfirming } from './confirm.ts'
import type { Dependencies } from './dependencies.ts'
import { createEntering } from './enter.ts'
import { createFillerAsking } from './fillers.ts'
import { createEvents } from './incoming.ts'
import { createSceneLive } from './live.ts'
import { createMessages } from './messages.ts'
import { createPeople } from './people.ts'
import { asking } from './problems.ts'
import { createScenes } from './scenes.ts'

export type WechatPeople = ReturnType<typeof createWechatPeople>
export type FillerAsking = NonNullable<WechatPeople['fillers']>

/** Who people are in WeChat: signing in, binding, and what they are told there. */
export function createWechatPeople(dependencies: Dependencies) {
  const { database, clock, fanout, accounts, wechat, log, secret, consoleOrigin } = dependencies
  const { account } = wechat
  const live = createSceneLive(fanout)
  const people = createPeople(dependencies)
  const markKey = deriveKey(secret, 'wechat confirmation')
  const messages = createMessages(dependencies)
  const origins = [consoleOrigin].filter((one) => one !== undefined)

  return {
    live,
    messages,
    scenes: createScenes(dependencies),
    events: createEvents(dependencies, { live, markKey, appId: account?.appId ?? '' }),
    /** The door for what WeChat tells the official account; undefined without one. */
    incoming: account?.incoming,
    confirming: createConfirming(dependencies, { live, markKey, people }),
    entering: createEntering(dependencies, { people }),
    /** Undefined without an official account. */
    fillers: createFillerAsking(dependencies),

    /** What a socket that is opened now says first, and until when it can be of use. */
    async lookAt(scene: string) {
      const row = await store.findScene(database.tx, scene)
      return { signal: signalOf(row, clock.now()), until: row?.until }
    },

    /** Unlogged: how a person signs in is for nobody else of the account. */
    async unbind(context: MemberContext): Promise<UserInfo> {
      const { userId, accountId } = context.caller
      await database.transact(accountId, async (tx) => {
        if (!(await store.deleteBinding(tx, userId))) fail('wechat.notBound', { as: 'conflict' })
        await accounts.announceAccess(tx, userId, 'wechatUnbound')
      })
      return accounts.userInfo(context)
    },

    /** Unlogged: by which ways a person is told is for nobody else of the account. */
    async subscribe(subscribe: boolean, context: MemberContext): Promise<UserInfo> {
      const { userId } = context.caller
      const isBound = await database.transact(everybody, (tx) => store.setSubscribed(tx, userId, subscribe))
      if (!isBound) fail('wechat.notBound', { as: 'conflict' })
      return accounts.userInfo(context)
    },

    /** Null where there is no account, and for pages that are not ours. */
    async signPage(url: string, hosts: readonly string[]) {
      const isOurs = [...origins, ...hosts].some((origin) => url === origin || url.startsWith(`${origin}/`))
      if (!account || !isOurs) return { signature: null }
      return { signature: await asking(log, () => account.signPage(url)) }
    },

    /** For whoever shows a person. */
    async of(tx: Tx, userId: number) {
      const binding = await store.findBinding(tx, { userId })
      const { subscribed = false } = binding ?? {}
      return { offered: account !== undefined, bound: binding !== undefined, subscribed, told: messages.offered }
    },
    forget: async (tx: Tx, userId: number): Promise<void> => void (await store.deleteBinding(tx, userId)),
    purge: (now: Date): Promise<void> => store.deleteOldScenes(database.tx, now),
  }
}
