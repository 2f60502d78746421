import type { AccountId } from '../../platform/db/account-id.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { fail, failField, notFound } from '../../platform/failure.ts'
import { randomPageId } from '../../platform/ids.ts'
import { directoryPagesChanged, directoryRemoved } from './events.ts'
import { arrange, childrenOf, orderAs, orderWith, type Placed, refuseAdd, refuseMove, withBelow } from './rules.ts'
import type { DirectoryRow } from './store.ts'
import * as store from './store.ts'

export type Directories = ReturnType<typeof createDirectories>
export type PlacedDirectory = Placed<DirectoryRow>

export function createDirectories({ database, events }: { database: Database; events: Events }) {
  async function defaultOf(tx: Tx, accountId: AccountId): Promise<DirectoryRow> {
    const row = await store.findDefaultDirectory(tx, accountId)
    if (!row) throw new Error('the account has no default directory')
    return row
  }

  const treeOf = async (tx: Tx, accountId: AccountId) => arrange(await store.listDirectories(tx, accountId))

  const oneOf = (tree: PlacedDirectory[], id: number) => tree.find((row) => row.id === id) ?? notFound()

  /** Changes the tree while nobody else does. */
  const withTree = <Answer>(accountId: AccountId, change: (tx: Tx, tree: PlacedDirectory[]) => Promise<Answer>) =>
    database.transact(async (tx) => {
      await store.holdDefaultDirectory(tx, accountId)
      return change(tx, await treeOf(tx, accountId))
    })

  const tellPages = (tx: Tx, accountId: AccountId) => events.announce(tx, directoryPagesChanged, { accountId })

  return {
    /** The whole tree in the order of display. */
    list: (accountId: AccountId): Promise<PlacedDirectory[]> => treeOf(database.tx, accountId),

    /** The directories of one parent; without one, those at the top. */
    async children(accountId: AccountId, parentId: number | undefined): Promise<PlacedDirectory[]> {
      const tree = await treeOf(database.tx, accountId)
      if (parentId !== undefined) oneOf(tree, parentId)
      return childrenOf(tree, parentId ?? null)
    },

    /** Ids of a directory and of all its subdirectories; empty when there is no such directory. */
    async idsBelow(accountId: AccountId, id: number): Promise<number[]> {
      return withBelow(await treeOf(database.tx, accountId), id).map((row) => row.id)
    },

    countQrCodes: (accountId: AccountId) => store.countQrCodes(database.tx, accountId),

    /** The account's default directory, nameless until it is renamed. */
    addDefault: (tx: Tx, accountId: AccountId) => store.insertDirectory(tx, accountId, { name: '', isDefault: true }),

    add: (accountId: AccountId, name: string, parentId: number | null): Promise<PlacedDirectory> =>
      withTree(accountId, async (tx, tree) => {
        if (parentId !== null) oneOf(tree, parentId)
        const refusal = refuseAdd(tree, parentId)
        if (refusal) fail(refusal)
        const position = Math.max(0, ...childrenOf(tree, parentId).map((row) => row.position)) + 1
        const row = await store.insertDirectory(tx, accountId, { name, parentId, position })
        if (!row) failField('name', 'directories.nameTaken')
        return oneOf(arrange([...tree, row]), row.id)
      }),

    rename: (accountId: AccountId, id: number, name: string): Promise<PlacedDirectory> =>
      database.transact(async (tx) => {
        const row = (await store.renameDirectory(tx, accountId, id, name)) ?? notFound()
        if (row === 'taken') failField('name', 'directories.nameTaken')
        await tellPages(tx, accountId)
        return oneOf(await treeOf(tx, accountId), id)
      }),

    /** Sets the words of a directory's public page, and publishes it or takes it back. */
    setPage: (accountId: AccountId, id: number, page: { summary: string; published: boolean }): Promise<DirectoryRow> =>
      database.transact(async (tx) => {
        const row = await store.setPage(tx, accountId, id, { ...page, newPageId: randomPageId() })
        await tellPages(tx, accountId)
        return row ?? notFound()
      }),

    async page(accountId: AccountId, id: number): Promise<DirectoryRow> {
      return (await store.readDirectory(database.tx, accountId, id)) ?? notFound()
    },

    /** Moves a directory with its subdirectories below a parent or to the top, before a sibling or to the last place. */
    move: (accountId: AccountId, id: number, to: { parentId: number | null; before?: number | undefined }) =>
      withTree(accountId, async (tx, tree): Promise<PlacedDirectory> => {
        oneOf(tree, id)
        for (const named of [to.parentId, to.before]) if (typeof named === 'number') oneOf(tree, named)
        const refusal = refuseMove(tree, id, to.parentId)
        if (refusal) fail(refusal, { as: refusal === 'directories.tooDeep' ? 'inputInvalid' : 'conflict' })
        const siblings = childrenOf(tree, to.parentId)
        if (to.before !== undefined && !siblings.some((row) => row.id === to.before)) {
          fail('directories.orderOutdated', { as: 'conflict' })
        }
        const order = orderWith(idsOf(siblings), id, to.before)
        if (!(await store.placeDirectories(tx, accountId, to.parentId, order))) {
          fail('directories.nameTaken', { as: 'conflict' })
        }
        await tellPages(tx, accountId)
        return oneOf(await treeOf(tx, accountId), id)
      }),

    /** Puts directories of one parent into a new order. Answers them all. */
    changeOrder: (accountId: AccountId, ids: number[]): Promise<PlacedDirectory[]> =>
      withTree(accountId, async (tx, tree) => {
        const [first, ...others] = ids.map((id) => oneOf(tree, id))
        const parentId = first?.parentId ?? null
        if (others.some((row) => row.parentId !== parentId)) fail('directories.orderOutdated', { as: 'conflict' })
        await store.placeDirectories(tx, accountId, parentId, orderAs(idsOf(childrenOf(tree, parentId)), ids))
        await tellPages(tx, accountId)
        return childrenOf(await treeOf(tx, accountId), parentId)
      }),

    /**
     * Deletes a directory with its subdirectories. The live codes of all of them move one directory up, at the top into
     * the default one, or go to the trash. Answers how many did what: what may not go to the trash moves.
     */
    remove: (accountId: AccountId, id: number, { qrCodes, now }: { qrCodes: 'up' | 'trash'; now: Date }) =>
      withTree(accountId, async (tx, tree) => {
        const row = oneOf(tree, id)
        if (row.isDefault) fail('directories.defaultLocked', { as: 'conflict' })
        const home = row.parentId ?? (await defaultOf(tx, accountId)).id
        const directoryIds = idsOf(withBelow(tree, id))
        const locked = await store.lockDirectories(tx, accountId, [...directoryIds, home])
        const held = locked.reduce((sum, one) => (one.id === home ? sum : sum + one.qrCodes), 0)
        const into = qrCodes === 'up' ? home : null
        await events.announce(tx, directoryRemoved, { accountId, directoryIds, into, home, at: now })
        if (into !== null) await store.addToQrCodes(tx, accountId, into, held)
        const before = locked.find((one) => one.id === home)?.qrCodes ?? 0
        const after = (await store.findDirectory(tx, accountId, home))?.qrCodes ?? 0
        await store.deleteDirectories(tx, accountId, directoryIds)
        await tellPages(tx, accountId)
        return { moved: after - before, trashed: held - (after - before) }
      }),

    /** The directory that something goes into: the named one, locked so that it cannot vanish meanwhile, or the default. */
    async target(tx: Tx, accountId: AccountId, id: number | undefined): Promise<number> {
      if (id === undefined) return (await defaultOf(tx, accountId)).id
      const row = await store.findDirectory(tx, accountId, id)
      return row?.id ?? notFound()
    },

    /**
     * Call it before locking live codes that will leave a directory: then whoever moves, removes or deletes a directory
     * takes its locks in one order, and none waits for another in a circle.
     */
    hold: (tx: Tx, accountId: AccountId): Promise<void> => store.holdDefaultDirectory(tx, accountId),

    /** Keeps the counts true when live codes come, move or go: differences by directory. */
    async count(tx: Tx, accountId: AccountId, differences: Map<number, number>): Promise<void> {
      // In the order of their ids, so that two transactions never wait for each other.
      for (const [id, difference] of [...differences].sort(([a], [b]) => a - b)) {
        if (difference !== 0) await store.addToQrCodes(tx, accountId, id, difference)
      }
    },
  }
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
