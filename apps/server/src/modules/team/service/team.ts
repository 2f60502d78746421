import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Named } from '../../../platform/lists/named-rows.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { shownName } from '../../accounts/service/names.ts'
import type { Dependencies } from './dependencies.ts'
import { createArriving } from './arrive.ts'
import { createInviting } from './invite.ts'
import { createLeaving } from './leave.ts'
import { createMembers } from './members.ts'

type ByName = (tx: Tx, accountId: AccountId, page: { skip: number; most: number }) => Promise<Named>
type MemberRow = Awaited<ReturnType<Dependencies['accounts']['memberships']['list']>>[number]

export type Team = ReturnType<typeof createTeam>

/** Who works in an account beside its administrator, as what, and how they come and go. */
export function createTeam(dependencies: Dependencies) {
  const members = createMembers(dependencies)
  const { memberships } = dependencies.accounts
  /** Members by name, in the order in which they came. */
  const namedOf =
    (isMeant: (member: MemberRow) => boolean): ByName =>
    async (tx, accountId, { skip, most }) => {
      const meant = (await memberships.list(tx, accountId)).filter((one) => one.role === 'subAdmin' && isMeant(one))
      return { names: meant.slice(skip, skip + most).map(shownName), count: meant.length }
    }

  return {
    named: namedOf(() => true),
    namedWithin: namedOf(({ directories }) => directories !== null),
    members,
    inviting: createInviting(dependencies, members),
    leaving: createLeaving(dependencies),
    arriving: createArriving(dependencies),

    /**
     * An administrator looks with the rights of a member, and may change nothing meanwhile.
     * Unlogged: it is about a session alone.
     */
    seeAs: (userId: number | null, { caller }: MemberContext): Promise<void> =>
      dependencies.database.transact(caller.accountId, (tx) => memberships.seeAs(tx, caller, userId)),
  }
}
