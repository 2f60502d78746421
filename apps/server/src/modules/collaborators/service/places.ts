import type { AccountId } from '../../../platform/db/account-id.ts'
import { bindMobile, findByMobiles } from '../store/collaborators.ts'
import { accountsWithMobile } from '../store/everybody.ts'
import { groupsOf } from '../store/groups.ts'
import type { Dependencies } from './dependencies.ts'

/** Somebody as a collaborator of an account. */
interface CollaboratorPlace {
  accountId: AccountId
  groupIds: number[]
}

/** Of whom the person with a number (digits) is a collaborator, over all accounts. */
export function createCollaboratorPlaces({ database }: Pick<Dependencies, 'database'>) {
  return {
    async of(mobile: string): Promise<CollaboratorPlace[]> {
      const { tx } = database
      const places: CollaboratorPlace[] = []
      for (const accountId of await accountsWithMobile(tx, mobile)) {
        const [row] = await findByMobiles(tx, accountId, [mobile])
        const groups = row && (await groupsOf(tx, accountId, [row.id])).get(row.id)
        if (row) places.push({ accountId, groupIds: (groups ?? []).map(({ id }) => id) })
      }
      return places
    },

    /** Unlogged: it is said by whoever has the phone. */
    async bind(mobile: string, now: Date): Promise<void> {
      for (const accountId of await accountsWithMobile(database.tx, mobile))
        await database.transact(accountId, (tx) => bindMobile(tx, accountId, mobile, now))
    },
  }
}
