import { type Tier, tierOf } from '@matai/contract'
import { isLanguage, type Language } from '@matai/i18n'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { currentTier } from '../rules.ts'
import * as store from '../store/members.ts'

export interface Mailbox {
  email: string
  language: Language
}

/** Where people read emails, by user id; who has no address is missing. */
export async function mailboxesOf(tx: Tx, userIds: readonly number[]): Promise<Map<number, Mailbox>> {
  const rows = await store.listMailboxes(tx, userIds)
  return new Map(
    rows.flatMap(({ userId, email, language }) =>
      email ? [[userId, { email, language: isLanguage(language) ? language : 'zh' }] as const] : [],
    ),
  )
}

export interface Contact {
  email: string | null
  /** E.164. */
  mobile: string | null
  language: Language
}

/** Where people can be reached who have proven it, by user id; who is about to leave is missing. */
export async function contactsOf(tx: Tx, userIds: readonly number[]): Promise<Map<number, Contact>> {
  const rows = await store.listMailboxes(tx, userIds)
  return new Map(
    rows.map(({ userId, email, mobile, language }) => [
      userId,
      { email, mobile, language: isLanguage(language) ? language : 'zh' },
    ]),
  )
}

/** Who works in an account and is not about to leave. */
export function membersOf(tx: Tx, accountId: AccountId): Promise<store.Member[]> {
  return store.listMembers(tx, accountId)
}

export function countSubAdmins(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>> {
  return store.countSubAdmins(tx, accountIds)
}

export interface WalkedAccount {
  id: AccountId
  zone: string
  tier: Tier
  /** The tier that was set, and when it ends or ended. */
  term: { tier: Tier; until: Date } | undefined
}

const pageSize = 1_000

/** All accounts, page by page, in the order of their ids. */
export async function* walkAccounts(tx: Tx, now: Date): AsyncGenerator<WalkedAccount[]> {
  for (let after = 0; ; ) {
    const rows = await store.listAccountsAfter(tx, after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({
      id: mintAccountId(row.id),
      zone: row.zone,
      tier: currentTier(row, now),
      term: row.tierUntil ? { tier: tierOf(row.tier), until: row.tierUntil } : undefined,
    }))
    after = last.id
  }
}
