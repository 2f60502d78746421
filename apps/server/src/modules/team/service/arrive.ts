import type { Language } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { withinLimit } from '../../../platform/failure.ts'
import * as store from '../store/invitations.ts'
import type { Dependencies } from './dependencies.ts'

interface Arrival {
  /** Lower case, and proven by the company itself; empty for none. */
  email: string
  name: string
  language: Language
}

const nameMax = 30

/** People whom a company itself has proven come to work in its account. */
export function createArriving({ accounts, audit }: Pick<Dependencies, 'accounts' | 'audit'>) {
  const { memberships } = accounts
  const remember = audit.on('member')

  return {
    /**
     * Who that is: somebody who works there under the address, who was invited by it, or where `open` a new member without
     * rights. Undefined: nobody whom the account wants. In a transaction of the caller, which holds the members.
     */
    async whoIs(
      tx: Tx,
      accountId: AccountId,
      { email, name, language }: Arrival,
      { open, limit, now }: { open: boolean; limit: number; now: Date },
    ): Promise<number | undefined> {
      const everyone = await memberships.list(tx, accountId)
      const here =
        email === '' ? undefined : everyone.find((one) => one.email.toLowerCase() === email || one.ownEmail === email)
      if (here) return here.userId
      const invited = email === '' ? undefined : await store.takeInvitationOf(tx, accountId, email, now)
      if (!invited && !open) return undefined
      const used = (await memberships.count(tx, accountId)) + (await store.countOpen(tx, accountId, now))
      withinLimit({ used: used + 1, limit })
      const userId = await memberships.provide(tx, accountId, { language, called: email })
      const called = [...(invited?.name || name || email)].slice(0, nameMax).join('')
      const { flags = [], directories = null, until = null, viewOnly = false } = invited ?? {}
      await memberships.add(tx, accountId, userId, { name: called, email, flags, directories, until, viewOnly })
      await remember(tx, { accountId, userId }, 'joined', { id: userId, name: called })
      return userId
    },
  }
}
