import type { Language } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { Caller, PublicContext } from '../../../platform/http/context.ts'
import { memberGone } from '../events.ts'
import { directoriesBelow } from '../ports.ts'
import { deleteSessionsOfMember, endSeenAs, moveSession, setSeenAs } from '../store/sessions.ts'
import { listMemberships } from '../store/accounts.ts'
import { holdAccount } from '../store/hold.ts'
import * as store from '../store/memberships.ts'
import { insertProvided } from '../store/users.ts'
import { findSelf } from './find-self.ts'
import type { Parts } from './parts.ts'
import { countSmsCode } from './send-sms-code.ts'

export type { MembershipOf, MembershipRights } from '../store/memberships.ts'

/** Who works in an account and as what, inside a transaction of the caller. */
export function createMemberships(parts: Parts) {
  return {
    hold: holdAccount,
    list: store.listMembershipsOf,
    lock: store.lockMembership,
    count: store.countMembers,
    add: store.insertMembership,
    /** A person whom an account itself brings and proves; such people have no number, and work nowhere else. */
    provide: (tx: Tx, accountId: AccountId, person: { language: Language; called: string }): Promise<number> =>
      insertProvided(tx, { providedBy: accountId, ...person }),

    /** In which directories somebody works there, with all below; null: in all. Nobody who is gone works in any. */
    async directoriesOf(tx: Tx, accountId: AccountId, userId: number): Promise<readonly number[] | null> {
      const row = (await store.listMembershipsOf(tx, accountId)).find((one) => one.userId === userId)
      if (!row) return []
      if (row.role === 'admin' || row.directories === null) return null
      const [below] = parts.ports.all(directoriesBelow)
      return (await below?.(tx, accountId, row.directories)) ?? []
    },

    /** True from the next call of the person on. */
    change: store.setMembership,

    /**
     * The person does not work there any more: sessions end with this transaction, on every node, and what is open
     * there closes when it hears of it. The session `homewards` goes to another account of the person. False when somebody else was faster.
     */
    async remove(tx: Tx, accountId: AccountId, userId: number, homewards?: number): Promise<boolean> {
      if (!(await store.deleteMembership(tx, accountId, userId))) return false
      if (homewards !== undefined) {
        const [home] = await listMemberships(tx, userId)
        if (home) await moveSession(tx, homewards, home.id)
      }
      await deleteSessionsOfMember(tx, accountId, userId)
      await endSeenAs(tx, accountId, userId)
      await parts.events.announce(tx, memberGone, { accountId, userId })
      return true
    },

    /** The number (E.164) of somebody who is signed in. */
    mobileOf: async (caller: Pick<Caller, 'userId'>): Promise<string> => (await findSelf(parts, caller)).mobile,

    goTo: (tx: Tx, sessionId: number, accountId: AccountId) => moveSession(tx, sessionId, accountId),

    /** An administrator looks with the rights of a member; null: with his own again. */
    async seeAs(tx: Tx, { accountId, sessionId }: Caller, userId: number | null): Promise<void> {
      if (userId !== null && (await store.lockMembership(tx, accountId, userId))?.role !== 'subAdmin') notFound()
      await setSeenAs(tx, sessionId, userId)
    },

    /** Whether a text message went to a number: not where it had too many, or the provider takes codes only. */
    async textTo(mobile: string, text: string, visit: Pick<PublicContext, 'now' | 'ip'>): Promise<boolean> {
      if (!parts.sms.tell) return false
      try {
        await countSmsCode(parts, 'visit', mobile, visit)
        if (!(await parts.limits.countSms(visit.now)).allowed) return false
        await parts.sms.tell({ to: mobile, text })
        return true
      } catch (error) {
        parts.log.warn({ error: (error as Error).message }, 'an invitation was not sent as a text message')
        return false
      }
    },
  }
}
