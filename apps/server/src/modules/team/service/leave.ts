import type { contract, MemberHoldings, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { shownName } from '../../accounts/service/names.ts'
import { memberThings } from '../ports.ts'
import * as store from '../store/invitations.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.team

/** How somebody stops working in an account: what hangs on the name goes to somebody else in the same transaction. */
export function createLeaving({ database, ports, accounts, audit }: Dependencies) {
  const { memberships, adminsOf } = accounts
  const remember = audit.on('member')

  async function heirOf(tx: Tx, accountId: AccountId, leaving: number, heirId: number | undefined): Promise<number> {
    if (heirId === undefined) return (await adminsOf(tx, accountId))[0]?.userId ?? notFound()
    if (heirId === leaving) return notFound()
    return (await memberships.lock(tx, accountId, heirId))?.userId ?? notFound()
  }

  async function letGo(
    tx: Tx,
    accountId: AccountId,
    {
      userId,
      heirId,
      by,
      verb,
      sessionId,
    }: { userId: number; heirId: number | undefined; by: number; verb: 'removed' | 'left'; sessionId?: number },
  ): Promise<number> {
    await memberships.hold(tx, accountId)
    const row = await memberships.lock(tx, accountId, userId)
    if (row?.role !== 'subAdmin') return notFound()
    const to = await heirOf(tx, accountId, userId, heirId)
    let handedOver = 0
    for (const { handOver } of ports.all(memberThings))
      handedOver += await handOver(tx, accountId, { from: userId, to })
    if (!(await memberships.remove(tx, accountId, userId, sessionId))) return notFound()
    const details = { to, handedOver }
    await remember(tx, { accountId, userId: by }, verb, { id: userId, name: shownName(row) }, details)
    return handedOver
  }

  async function holdingsOf(tx: Tx, accountId: AccountId, userId: number): Promise<MemberHoldings> {
    const everyone = await memberships.list(tx, accountId)
    if (everyone.find((one) => one.userId === userId)?.role !== 'subAdmin') notFound()
    const things = await Promise.all(
      ports.all(memberThings).map(async ({ kind, count }) => ({ kind, count: await count(tx, accountId, userId) })),
    )
    const heirs = everyone
      .filter((one) => one.userId !== userId && !one.viewOnly)
      .toSorted((a, b) => Number(b.role === 'admin') - Number(a.role === 'admin'))
    return {
      holdings: things.filter(({ count }) => count > 0),
      heirs: heirs.map((one) => ({ id: one.userId, name: shownName(one) })),
    }
  }

  return {
    holdings: (id: number, { accountId }: Caller) => holdingsOf(database.tx, accountId, id),

    ownHoldings({ accountId, userId, role }: Caller) {
      if (role === 'admin') fail('team.ownAccount')
      return holdingsOf(database.tx, accountId, userId)
    },

    remove: ({ id, invitationId, heirId }: ParsedInput<Calls['del']>, { accountId, userId: by }: Caller) =>
      database.transact(accountId, async (tx) => {
        if (id !== undefined) {
          const handedOver = await letGo(tx, accountId, { userId: id, heirId, by, verb: 'removed' })
          return { handedOver }
        }
        const gone = (await store.takeInvitation(tx, accountId, invitationId ?? 0)) ?? notFound()
        await remember(tx, { accountId, userId: by }, 'uninvited', { id: '', name: gone.name })
        return { handedOver: 0 }
      }),

    /** The sessions of the person in this account end with it. */
    quit({ heirId }: ParsedInput<Calls['quitCompany']>, { accountId, userId, role, sessionId }: Caller) {
      if (role === 'admin') fail('team.ownAccount')
      return database.transact(accountId, async (tx) => {
        const handedOver = await letGo(tx, accountId, { userId, heirId, by: userId, verb: 'left', sessionId })
        return { handedOver }
      })
    },
  }
}
