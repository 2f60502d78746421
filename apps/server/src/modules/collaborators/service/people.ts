import { type CallOutput, type Collaborator, collaboratorsMax, type contract, type ParsedInput } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { Caller, MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import * as store from '../store/collaborators.ts'
import * as groups from '../store/groups.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.collaborators

/** Who fills forms of the account without being of its console. */
export function createPeople({ database, audit }: Dependencies) {
  const remember = audit.on('collaborator')

  async function describe(
    tx: Tx,
    rows: readonly store.CollaboratorRow[],
    { accountId, role }: Caller,
  ): Promise<Collaborator[]> {
    const inGroups = await groups.groupsOf(
      tx,
      accountId,
      rows.map(({ id }) => id),
    )
    const can = { edit: role === 'admin', delete: role === 'admin' }
    return rows.map(({ id, version, name, mobile, boundAt, updatedAt }) => ({
      ...{ id, version, name, mobile, can },
      groups: inGroups.get(id) ?? [],
      boundAt: boundAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    }))
  }

  async function describeOne(tx: Tx, row: store.CollaboratorRow, caller: Caller): Promise<Collaborator> {
    const [one = notFound()] = await describe(tx, [row], caller)
    return one
  }

  /** Puts somebody into these groups and no others. */
  async function group(tx: Tx, { accountId }: Caller, id: number, groupIds: readonly number[]): Promise<void> {
    const wanted = [...new Set(groupIds)]
    if ((await groups.holdGroups(tx, accountId, wanted)).length < wanted.length) notFound()
    await groups.takeOutOfGroups(tx, accountId, [id])
    if (wanted.length > 0)
      await groups.putIntoGroups(
        tx,
        accountId,
        wanted.map((groupId) => ({ id, groupId })),
      )
  }

  return {
    async list(
      { keyword, filters, ...request }: ParsedInput<Calls['list']>,
      { caller }: MemberContext,
    ): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const narrowed = { keyword, ...filters }
      const page = pageOfRows(request)
      const rows = await store.listCollaborators(tx, caller.accountId, { ...page, ...narrowed })
      return {
        list: await describe(tx, rows, caller),
        total: await store.countCollaborators(tx, caller.accountId, narrowed),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    add: (
      { name, mobile, groupIds }: ParsedInput<Calls['add']>,
      { caller, now }: MemberContext,
    ): Promise<Collaborator> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        refuseMany((await store.holdAdding(tx, accountId)) + 1)
        const row = await store.insertCollaborator(tx, { accountId, name, mobile, updatedAt: now })
        if (!row) return failField('mobile', 'collaborators.mobileTaken')
        await group(tx, caller, row.id, groupIds)
        await remember(tx, caller, 'created', row)
        return describeOne(tx, row, caller)
      }),

    edit: (
      { id, version, name, mobile, groupIds }: ParsedInput<Calls['edit']>,
      { caller, now }: MemberContext,
    ): Promise<Collaborator> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const [before = notFound()] = await store.lockCollaborators(tx, accountId, [id])
        if (version !== undefined && version !== before.version) fail('errors.conflict', { as: 'conflict' })
        const row = (await store.updateCollaborator(tx, accountId, id, { name, mobile, now })) ?? notFound()
        if (row === 'taken') return failField('mobile', 'collaborators.mobileTaken')
        await group(tx, caller, id, groupIds)
        if (before.name === name) await remember(tx, caller, 'changed', row)
        else await remember(tx, caller, 'renamed', row, { from: before.name })
        return describeOne(tx, row, caller)
      }),

    remove: (ids: readonly number[], { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const unique = [...new Set(ids)]
        const gone = await store.deleteCollaborators(tx, caller.accountId, unique)
        if (gone.length < unique.length) notFound()
        for (const row of gone) await remember(tx, caller, 'removed', row)
        return { removed: gone.length }
      }),

    setGroup: (
      { ids, groupId, isIn }: ParsedInput<Calls['setGroup']>,
      { caller, now }: MemberContext,
    ): Promise<{ changed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const unique = [...new Set(ids)]
        const [one = notFound()] = await groups.holdGroups(tx, accountId, [groupId])
        if ((await store.lockCollaborators(tx, accountId, unique)).length < unique.length) notFound()
        const changed = isIn
          ? await groups.putIntoGroups(
              tx,
              accountId,
              unique.map((id) => ({ id, groupId })),
            )
          : await groups.takeOutOfGroups(tx, accountId, unique, groupId)
        if (changed > 0) await store.touchCollaborators(tx, accountId, unique, now)
        if (changed > 0) await audit.on('identityGroup')(tx, caller, 'changed', one, { people: changed })
        return { changed }
      }),
  }
}

/** An account has so many collaborators and no more. */
export function refuseMany(used: number): void {
  const limit = collaboratorsMax
  if (used > limit) fail('collaborators.tooMany', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
