import { fail } from '../../../platform/failure.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { WechatError } from '../../../platform/wechat/wechat-error.ts'
import { findBinding, holdPerson, insertBinding, type Known } from '../store.ts'
import type { Dependencies } from './dependencies.ts'

/** Who somebody is, and whose a WeChat becomes. */
export function createPeople({ wechat, log, accounts, clock }: Dependencies) {
  return {
    /** With the name over all apps, where the official account can tell it; without when it does not answer. */
    async lookUp(known: Known): Promise<Known & { follows: boolean }> {
      const { account } = wechat
      if (!account || known.appId !== account.appId) return { ...known, follows: false }
      try {
        const { follows, unionId } = await account.follower(known.openId)
        return { ...known, unionId: known.unionId || unionId, follows }
      } catch (error) {
        if (!(error instanceof WechatError)) throw error
        log.warn({ error: error.message }, 'WeChat did not say who follows')
        return { ...known, follows: true }
      }
    },

    /** Refuses a WeChat that is another user's, and a user who has another. */
    async bind(tx: Tx, userId: number, person: string): Promise<void> {
      await holdPerson(tx, person)
      const mine = await findBinding(tx, { userId })
      if (mine?.person === person) return
      if (!(await insertBinding(tx, { userId, person, boundAt: clock.now() })))
        fail('wechat.boundElsewhere', { as: 'conflict' })
      await accounts.announceAccess(tx, userId, 'wechatBound')
    },
  }
}

export type People = ReturnType<typeof createPeople>
