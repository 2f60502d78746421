import { tierOf } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import { accountAfter, type Standing, type Term, tierNow } from '../rules/term.ts'
import { standingOrders, startTerms } from '../store/orders.ts'
import type { OrderRow } from '../table.ts'
import type { Dependencies } from './dependencies.ts'

/** What an account has, by what it paid; whoever changes it holds the account. */
export function createTerms({ accounts: { operated }, audit, accountNamesOf }: Dependencies) {
  const remember = audit.on('account')

  async function termsOf(tx: Tx, accountId: AccountId): Promise<Term[]> {
    return (await standingOrders(tx, accountId)).flatMap(toTerm)
  }

  /** Holds the account until the transaction ends: of two payments at once the second sees the first. */
  async function held(tx: Tx, accountId: AccountId): Promise<Standing> {
    const row = (await operated.lock(tx, accountId)) ?? notFound()
    return { tier: tierOf(row.tier), until: row.tierUntil, terms: await termsOf(tx, accountId) }
  }

  /** Gives the account what runs now. `standing` is what it had; `without` what is left of that where no paid term runs. */
  async function follow(
    tx: Tx,
    accountId: AccountId,
    standing: Standing,
    by: { userId: number; now: Date },
    without: Pick<Standing, 'tier' | 'until'> = standing,
  ) {
    const { now, userId } = by
    const terms = await termsOf(tx, accountId)
    const after = accountAfter({ ...without, terms }, now)
    await startTerms(
      tx,
      accountId,
      terms.filter(({ from }) => from <= now).map(({ id }) => id),
    )
    const isSame = after.tier === standing.tier && after.until?.getTime() === standing.until?.getTime()
    if (isSame || (after.tier === 'free' && tierNow(standing, now) === 'free')) return
    await operated.setTier(tx, accountId, after)
    const name = (await accountNamesOf(tx, [accountId])).get(accountId) ?? ''
    const details = { tier: after.tier, ...(after.until ? { until: after.until.toISOString() } : {}) }
    await remember(tx, { accountId, userId }, 'tierSet', { id: accountId, name }, details)
  }

  return { held, follow }
}

export type Terms = ReturnType<typeof createTerms>

function toTerm({ id, tier, price, value, fromAt, untilAt }: OrderRow): Term[] {
  return fromAt && untilAt ? [{ id, tier: tierOf(tier), value: value ?? price, from: fromAt, until: untilAt }] : []
}
