import { type CallOutput, type contract, type GroupFolder, groupFoldersMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { orderAs } from '../../directories/rules/tree.ts'
import { countByFolder, leaveFolder } from '../store/codes.ts'
import * as store from '../store/folders.ts'
import type { Dependencies } from './dependencies.ts'

type Folders = CallOutput<(typeof contract.groupFolders)['list']>
type By = Pick<Caller, 'accountId' | 'userId'>

/** Groups of group codes: their names and their order. */
export function createFolders({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  const remember = audit.on('groupFolder')

  async function listIn(tx: Tx, accountId: AccountId): Promise<Folders> {
    const codes = await countByFolder(tx, accountId)
    const rows = await store.listFolders(tx, accountId)
    return {
      list: rows.map(({ id, name }) => ({ id, name, codes: codes.get(id) ?? 0 })),
      withoutFolder: codes.get(null) ?? 0,
    }
  }

  return {
    list: (accountId: AccountId): Promise<Folders> => listIn(database.tx, accountId),

    add: (name: string, by: By): Promise<GroupFolder> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        await store.holdFolders(tx, accountId)
        const rows = await store.listFolders(tx, accountId)
        refuseFull(rows.length)
        const position = (rows.at(-1)?.position ?? 0) + 1
        const row = await store.insertFolder(tx, { accountId, name, position })
        if (!row) return failField('name', 'groupCodes.folderNameTaken')
        await remember(tx, by, 'created', row)
        return { id: row.id, name, codes: 0 }
      }),

    rename: (id: number, name: string, by: By): Promise<GroupFolder> =>
      database.transact(by.accountId, async (tx) => {
        const before = (await store.lockFolder(tx, by.accountId, id)) ?? notFound()
        const row = (await store.renameFolder(tx, by.accountId, id, name)) ?? notFound()
        if (row === 'taken') return failField('name', 'groupCodes.folderNameTaken')
        if (before.name !== name) await remember(tx, by, 'renamed', row, { from: before.name })
        return { id, name, codes: (await countByFolder(tx, by.accountId)).get(id) ?? 0 }
      }),

    /** Puts them into a new order. Answers them all. */
    order: (ids: number[], by: By): Promise<Folders> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        await store.holdFolders(tx, accountId)
        const rows = await store.listFolders(tx, accountId)
        const [first = notFound()] = ids.map((id) => rows.find((row) => row.id === id) ?? notFound())
        const before = rows.map(({ id }) => id)
        const after = orderAs(before, ids)
        if (after.join() !== before.join()) {
          await store.placeFolders(tx, accountId, after)
          await remember(tx, by, 'ordered', first)
        }
        return listIn(tx, accountId)
      }),

    remove: (id: number, by: By): Promise<{ removed: number }> =>
      database.transact(by.accountId, async (tx) => {
        const gone = (await store.lockFolder(tx, by.accountId, id)) ?? notFound()
        await leaveFolder(tx, by.accountId, id)
        await store.deleteFolder(tx, by.accountId, id)
        await remember(tx, by, 'removed', gone)
        return { removed: 1 }
      }),
  }
}

function refuseFull(used: number): void {
  if (used < groupFoldersMax) return
  const limit = groupFoldersMax
  fail('groupCodes.tooManyFolders', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
