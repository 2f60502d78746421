import { type IdentityGroup, identityGroupsMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import * as store from '../store/groups.ts'
import type { Dependencies } from './dependencies.ts'

type By = Pick<Caller, 'accountId' | 'userId'>

/** Groups of collaborators. */
export function createIdentityGroups({ database, audit }: Dependencies) {
  const remember = audit.on('identityGroup')

  return {
    async list(accountId: AccountId): Promise<{ list: IdentityGroup[] }> {
      const { tx } = database
      const people = await store.countPeople(tx, accountId)
      const rows = await store.listGroups(tx, accountId)
      return { list: rows.map(({ id, name }) => ({ id, name, people: people.get(id) ?? 0 })) }
    },

    add: (name: string, by: By): Promise<IdentityGroup> =>
      database.transact(by.accountId, async (tx) => {
        refuseManyGroups((await store.listGroups(tx, by.accountId)).length + 1)
        const row = await store.insertGroup(tx, by.accountId, name)
        if (!row) return failField('name', 'collaborators.groupTaken')
        await remember(tx, by, 'created', row)
        return { id: row.id, name, people: 0 }
      }),

    rename: (id: number, name: string, by: By): Promise<IdentityGroup> =>
      database.transact(by.accountId, async (tx) => {
        const before = (await store.lockGroup(tx, by.accountId, id)) ?? notFound()
        const row = await store.renameGroup(tx, by.accountId, id, name)
        if (row === 'taken') return failField('name', 'collaborators.groupTaken')
        if (before.name !== name) await remember(tx, by, 'renamed', row, { from: before.name })
        return { id, name, people: (await store.countPeople(tx, by.accountId)).get(id) ?? 0 }
      }),

    remove: (id: number, by: By): Promise<{ removed: number }> =>
      database.transact(by.accountId, async (tx) => {
        const gone = (await store.lockGroup(tx, by.accountId, id)) ?? notFound()
        await store.deleteGroup(tx, by.accountId, id)
        await remember(tx, by, 'removed', gone)
        return { removed: 1 }
      }),
  }
}

/** An account has so many groups and no more. */
export function refuseManyGroups(used: number): void {
  const limit = identityGroupsMax
  if (used > limit)
    fail('collaborators.tooManyGroups', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
