import { oncePasswordDays, type Tier, tierNumbers } from '@matai/contract'
import type { Language } from '@matai/i18n'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { accountChanged, accountCreated } from '../events.ts'
import { daysAfter } from '../rules.ts'
import { insertAccount } from '../store/accounts.ts'
import * as store from '../store/operated.ts'
import { claimServer } from '../store/server-operator.ts'
import { deleteSessions, deleteSessionsIn } from '../store/sessions.ts'
import { insertUser, setOncePassword } from '../store/users.ts'
import { openMobile, openNewPassword } from './fields.ts'
import type { Parts } from './parts.ts'

export type AnybodysAccount = NonNullable<Awaited<ReturnType<typeof store.lockAnyAccount>>>

interface NewAccount {
  mobile: string
  name: string
  tier: Tier | undefined
  until: Date | null
  passwordHash: string
  language: Language
}

/** What whoever runs the server does with accounts of anybody, inside a transaction of the caller. */
export function createOperatedAccounts(parts: Parts) {
  return {
    lock: store.lockAnyAccount,
    hashOf: async (sealed: string, now: Date): Promise<string> =>
      parts.passwords.hash(await openNewPassword(parts, { sealed, mobile: null }, now)),

    async setTier(tx: Tx, id: AccountId, { tier, until }: { tier: Tier; until: Date | null }): Promise<void> {
      await store.setTier(tx, id, { tier: tierNumbers[tier], tierUntil: until })
      await parts.events.announce(tx, accountChanged, { accountId: id })
    },

    async disable(tx: Tx, id: AccountId, { reason, now }: { reason: string; now: Date }): Promise<void> {
      await store.setDisabled(tx, id, { disabledAt: now, disabledReason: reason })
      await deleteSessionsIn(tx, id)
    },
    enable: (tx: Tx, id: AccountId) => store.setDisabled(tx, id, { disabledAt: null, disabledReason: '' }),
    endSessions: deleteSessionsIn,

    /** Answers until when the password lets in. */
    async givePassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<Date> {
      const until = daysAfter(now, oncePasswordDays)
      await setOncePassword(tx, { id: userId, passwordHash, until })
      await deleteSessions(tx, userId)
      return until
    },

    /** A person with an account, whose password lets in once. */
    async make(tx: Tx, wanted: NewAccount, now: Date): Promise<AccountId> {
      const { e164: mobile } = openMobile(wanted.mobile)
      const { passwordHash, language, name, until } = wanted
      const userId = await insertUser(tx, { mobile, passwordHash, language })
      if (userId === undefined) {
        const phrase = 'accounts.alreadyRegistered'
        fail(phrase, { as: 'conflict', fields: [{ path: ['mobile'], phrase }] })
      }
      // Whoever makes the first account in the shell makes the operator's.
      if (parts.operators.length === 0) await claimServer(tx, userId)
      await setOncePassword(tx, { id: userId, passwordHash, until: daysAfter(now, oncePasswordDays) })
      const tier = tierNumbers[wanted.tier ?? parts.newAccountTier]
      const id = mintAccountId(await insertAccount(tx, { kind: 'enterprise', ownerId: userId, tier }))
      if (until) await store.setTier(tx, id, { tier, tierUntil: until })
      if (name) await store.setName(tx, id, name)
      await parts.events.announce(tx, accountCreated, { accountId: id })
      return id
    },
  }
}
