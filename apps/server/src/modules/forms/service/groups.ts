import { type CallOutput, type contract, type FormGroup, formGroupsMax, type ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { orderAs } from '../../directories/rules/tree.ts'
import { groupsFor, toFormGroup } from '../rules/groups.ts'
import { countByGroup, leaveGroup } from '../store/forms.ts'
import * as store from '../store/groups.ts'
import type { Author, Dependencies } from './dependencies.ts'

type ListPage = (typeof contract.formGroups)['listPage']
type Groups = CallOutput<(typeof contract.formGroups)['list']>

/** Groups of forms: their names and their order. */
export function createFormGroups({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  const remember = audit.on('formGroup')

  async function listIn(tx: Tx, accountId: AccountId): Promise<Groups> {
    const forms = await countByGroup(tx, accountId)
    const list = (await store.listGroups(tx, accountId)).map((row) => toFormGroup(row, forms.get(row.id) ?? 0))
    return { list, withoutGroup: forms.get(null) ?? 0 }
  }

  const describe = async (tx: Tx, accountId: AccountId, row: store.GroupRow) =>
    toFormGroup(row, (await countByGroup(tx, accountId)).get(row.id) ?? 0)

  return {
    list: (accountId: AccountId): Promise<Groups> => listIn(database.tx, accountId),

    async listPage(request: ParsedInput<ListPage>, accountId: AccountId): Promise<CallOutput<ListPage>> {
      const found = groupsFor(await store.listGroups(database.tx, accountId), request)
      // A place in the list is known by how many come before it: people order groups by hand.
      const page = pageOfRows({ ...request, sort: 'oldest' })
      const rows = found.slice(page.offset, page.offset + page.limit)
      const isLast = page.offset + rows.length >= found.length
      const moments = rows.map(({ id }) => ({ id, moment: '' }))
      const forms = await countByGroup(database.tx, accountId)
      return {
        list: rows.map((row) => toFormGroup(row, forms.get(row.id) ?? 0)),
        total: found.length,
        totalIsLowerBound: false,
        next: isLast ? null : nextPage(moments, page),
      }
    },

    add: (by: Author, name: string): Promise<FormGroup> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        await store.holdGroups(tx, accountId)
        const rows = await store.listGroups(tx, accountId)
        refuseFull(rows.length)
        const position = (rows.at(-1)?.position ?? 0) + 1
        const row = await store.insertGroup(tx, { accountId, name, position })
        if (!row) return failField('name', 'formChecks.groupNameTaken')
        await remember(tx, by, 'created', row)
        return toFormGroup(row, 0)
      }),

    rename: (by: Author, id: number, name: string): Promise<FormGroup> =>
      database.transact(by.accountId, async (tx) => {
        const before = (await store.lockGroup(tx, by.accountId, id)) ?? notFound()
        const row = (await store.renameGroup(tx, by.accountId, id, name)) ?? notFound()
        if (row === 'taken') return failField('name', 'formChecks.groupNameTaken')
        if (before.name !== name) await remember(tx, by, 'renamed', row, { from: before.name })
        return describe(tx, by.accountId, row)
      }),

    /** Puts groups into a new order. Answers them all. */
    changeOrder: (by: Author, ids: number[]): Promise<Groups> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        await store.holdGroups(tx, accountId)
        const rows = await store.listGroups(tx, accountId)
        const [first = notFound()] = ids.map((id) => rows.find((row) => row.id === id) ?? notFound())
        const before = rows.map(({ id }) => id)
        const after = orderAs(before, ids)
        if (after.join() !== before.join()) {
          await store.placeGroups(tx, accountId, after)
          await remember(tx, by, 'ordered', first)
        }
        return listIn(tx, accountId)
      }),

    remove: (by: Author, id: number): Promise<{ removed: number }> =>
      database.transact(by.accountId, async (tx) => {
        const gone = (await store.lockGroup(tx, by.accountId, id)) ?? notFound()
        await leaveGroup(tx, by.accountId, id)
        await store.deleteGroup(tx, by.accountId, id)
        await remember(tx, by, 'removed', gone)
        return { removed: 1 }
      }),
  }
}

function refuseFull(used: number): void {
  if (used < formGroupsMax) return
  const limit = formGroupsMax
  fail('formChecks.tooManyGroups', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
