import { consentDays, consentHours } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { shownName } from '../../accounts/service/names.ts'
import type { RemovalWish } from '../../directories/service/waits-for.ts'
import { needsSecond } from '../rules.ts'
import * as store from '../store.ts'
import type { Wish } from '../table.ts'
import type { Dependencies } from './dependencies.ts'

const hour = 3_600_000
const namesKept = 5

/** Who could agree, and what is asked of them. */
export function createAsking({ audit, notices, memberships, accountNamesOf, qrCodes }: Dependencies) {
  const remember = audit.on('account')

  /** Who may delete, works everywhere in the account, and is not the one who asks. */
  async function othersThan(tx: Tx, accountId: AccountId, userId: number, now: Date): Promise<number[]> {
    return (await memberships.list(tx, accountId))
      .filter((one) => one.userId !== userId && !one.viewOnly && !(one.until && one.until <= now))
      .filter((one) => one.role === 'admin' || (one.flags.includes('deleteQrCode') && one.directories === null))
      .map((one) => one.userId)
  }

  async function nameOf(tx: Tx, accountId: AccountId, userId: number): Promise<string> {
    const row = (await memberships.list(tx, accountId)).find((one) => one.userId === userId)
    return row ? shownName(row) : ''
  }

  async function note(
    tx: Tx,
    { accountId, userId }: { accountId: AccountId; userId: number },
    what: string,
    to: string,
  ) {
    const name = (await accountNamesOf(tx, [accountId])).get(accountId) ?? ''
    await remember(tx, { accountId, userId }, 'changed', { id: accountId, name }, { what, to })
  }

  /** Keeps a request and tells who could agree. Refuses where nobody could. */
  async function ask(
    tx: Tx,
    { accountId, userId, now }: Pick<RemovalWish, 'accountId' | 'userId' | 'now'>,
    { kind, count, wish }: { kind: 'codes' | 'directory' | 'rule'; count: number; wish: Wish },
  ): Promise<number> {
    const others = await othersThan(tx, accountId, userId, now)
    if (others.length === 0) fail('consents.nobody', { as: 'conflict' })
    const expiresAt = new Date(now.getTime() + consentDays * 24 * hour)
    const row = { kind, askedBy: userId, askedAt: now, expiresAt, count, wish }
    const { id, isNew } = await store.putRequest(tx, accountId, row)
    if (!isNew) return id
    await note(tx, { accountId, userId }, kind === 'rule' ? 'consentRuleAsked' : 'consentAsked', String(count))
    const name = await nameOf(tx, accountId, userId)
    const told = { accountId, link: '/consents', once: `consent ${id}` }
    const what =
      kind === 'rule'
        ? ({ kind: 'consentRule', details: { name } } as const)
        : ({ kind: 'consentWanted', details: { name, count } } as const)
    await notices.tell(
      tx,
      others.map((other) => ({ ...told, ...what, userId: other })),
    )
    return id
  }

  return {
    ask,
    note,
    nameOf,
    othersThan,

    /** The request under which codes wait; null where they may go at once. In the transaction that holds them. */
    async removal(tx: Tx, wish: RemovalWish): Promise<number | null> {
      const { accountId, now, count, codes, directory } = wish
      const most = await store.readRule(tx, accountId)
      if (most === null || count === 0) return null
      const since = new Date(now.getTime() - consentHours * hour)
      const deleted = await qrCodes.deletedSince(tx, accountId, since)
      const agreed = await store.agreedSince(tx, accountId, since)
      if (!needsSecond({ most, count, deleted, agreed })) return null
      if (directory) return ask(tx, wish, { kind: 'directory', count, wish: { directory } })
      const sorted = codes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const names = sorted.slice(0, namesKept).map(({ name }) => name)
      return ask(tx, wish, { kind: 'codes', count, wish: { ids: sorted.map(({ id }) => id), names } })
    },
  }
}
