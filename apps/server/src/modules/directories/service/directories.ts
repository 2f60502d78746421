import type { AuditVerb } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import { randomPageId } from '../../../platform/ids.ts'
import type { Caller } from '../../../platform/http/context.ts'
import type { Ports } from '../../../platform/ports.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import type { Audit } from '../../audit/service.ts'
import { directoryPagesChanged, directoryRemoved } from '../events.ts'
import { directoryVisits } from '../ports.ts'
import { waitsFor } from './waits-for.ts'
import {
  arrange,
  childrenOf,
  onlyOf,
  orderAs,
  orderWith,
  type Placed,
  refuseAdd,
  refuseMove,
  withBelow,
} from '../rules/tree.ts'
import { createOperatedPages } from './operate.ts'
import type { DirectoryRow } from '../store/directories.ts'
import * as store from '../store/directories.ts'

export type Directories = ReturnType<typeof createDirectories>
export type PlacedDirectory = Placed<DirectoryRow>

/** In whose name something is done. */
export interface Author {
  accountId: AccountId
  userId: number
}

interface Dependencies {
  database: Database
  events: Events
  ports: Ports
  audit: Audit
}

export function createDirectories({ database, events, ports, audit }: Dependencies) {
  async function defaultOf(tx: Tx, accountId: AccountId): Promise<DirectoryRow> {
    const row = await store.findDefaultDirectory(tx, accountId)
    if (!row) throw new Error('the account has no default directory')
    return row
  }

  const treeOf = async (tx: Tx, accountId: AccountId) => arrange(await store.listDirectories(tx, accountId))

  /** What the person who asks may see of it: what a managed directory is in stays out of sight. */
  const seenOf = async (tx: Tx, accountId: AccountId) => {
    const rows = await store.listDirectories(tx, accountId)
    const reach = reachNow()
    return arrange(reach ? onlyOf(rows, reach.directories) : rows)
  }

  const oneOf = (tree: PlacedDirectory[], id: number) => tree.find((row) => row.id === id) ?? notFound()

  /** Changes the tree while nobody else does. */
  const withTree = <Answer>(accountId: AccountId, change: (tx: Tx, tree: PlacedDirectory[]) => Promise<Answer>) =>
    database.transact(accountId, async (tx) => {
      await store.holdDefaultDirectory(tx, accountId)
      return change(tx, await treeOf(tx, accountId))
    })

  const remember = (
    tx: Tx,
    { accountId, userId }: Author,
    verb: AuditVerb,
    { id, name, details = {} }: { id: number; name: string; details?: Record<string, string | number> },
  ) => audit.write(tx, { accountId, userId, verb, subject: 'directory', subjectId: String(id), name, details })

  const tellPages = (tx: Tx, accountId: AccountId) => events.announce(tx, directoryPagesChanged, { accountId })

  return {
    operated: createOperatedPages({ events, audit }),

    /** Visits of all that is in a directory and below it, of the last days; null for too many codes to add up. */
    async visitsLately(id: number, caller: Caller, now: Date): Promise<number | null> {
      const counts = await Promise.all(ports.all(directoryVisits).map((visitsOf) => visitsOf(id, caller, now)))
      return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
    },

    /** The whole tree in the order of display. */
    list: (accountId: AccountId): Promise<PlacedDirectory[]> => seenOf(database.tx, accountId),

    /** The directories of one parent; without one, those at the top. */
    async children(accountId: AccountId, parentId: number | undefined): Promise<PlacedDirectory[]> {
      const tree = await seenOf(database.tx, accountId)
      if (parentId !== undefined) oneOf(tree, parentId)
      return childrenOf(tree, parentId ?? null)
    },

    /** Ids of a directory and of all its subdirectories; empty when there is no such directory. */
    async idsBelow(accountId: AccountId, id: number): Promise<number[]> {
      return withBelow(await seenOf(database.tx, accountId), id).map((row) => row.id)
    },

    /** Ids of directories and of all that is below them; those that are gone are missing. */
    async allBelow(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<number[]> {
      const tree = await treeOf(tx, accountId)
      return [...new Set(ids.flatMap((id) => withBelow(tree, id).map((row) => row.id)))]
    },

    /** What the directories are called, by id; the default one has no name until it gets one. */
    async namesOf(tx: Tx, accountId: AccountId): Promise<Map<number, string>> {
      return new Map((await store.listDirectories(tx, accountId)).map(({ id, name }) => [id, name]))
    },

    async countQrCodes(accountId: AccountId): Promise<number> {
      if (!reachNow()) return store.countQrCodes(database.tx, accountId)
      return (await seenOf(database.tx, accountId)).reduce((sum, { qrCodes }) => sum + qrCodes, 0)
    },

    /** The account's default directory, nameless until it is renamed. */
    addDefault: (tx: Tx, accountId: AccountId) => store.insertDirectory(tx, accountId, { name: '', isDefault: true }),

    add: (by: Author, name: string, parentId: number | null): Promise<PlacedDirectory> =>
      withTree(by.accountId, async (tx, tree) => {
        refuseOutside(parentId)
        if (parentId !== null) oneOf(tree, parentId)
        const refusal = refuseAdd(tree, parentId)
        if (refusal) fail(refusal)
        const position = Math.max(0, ...childrenOf(tree, parentId).map((row) => row.position)) + 1
        const row = await store.insertDirectory(tx, by.accountId, { name, parentId, position })
        if (!row) failField('name', 'directories.nameTaken')
        await remember(tx, by, 'created', row)
        return oneOf(arrange([...tree, row]), row.id)
      }),

    rename: (by: Author, id: number, name: string): Promise<PlacedDirectory> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        const before = (await store.findDirectory(tx, accountId, id)) ?? notFound()
        const row = (await store.renameDirectory(tx, accountId, id, name)) ?? notFound()
        if (row === 'taken') failField('name', 'directories.nameTaken')
        if (before.name !== name) await remember(tx, by, 'renamed', { id, name, details: { from: before.name } })
        await tellPages(tx, accountId)
        return oneOf(await treeOf(tx, accountId), id)
      }),

    /** Sets the words of a directory's public page, and publishes it or takes it back. */
    setPage: (by: Author, id: number, page: { summary: string; published: boolean }): Promise<DirectoryRow> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        const before = (await store.findDirectory(tx, accountId, id)) ?? notFound()
        const row = (await store.setPage(tx, accountId, id, { ...page, newPageId: randomPageId() })) ?? notFound()
        if (!before.pageId && row.pageId) await claimAddresses(tx, accountId, 'page', [row.pageId])
        if (before.published !== row.published) await remember(tx, by, row.published ? 'shared' : 'unshared', row)
        else if (before.summary !== row.summary) await remember(tx, by, 'changed', row)
        await tellPages(tx, accountId)
        return row
      }),

    async page(accountId: AccountId, id: number): Promise<DirectoryRow> {
      return (await store.readDirectory(database.tx, accountId, id)) ?? notFound()
    },

    /** Moves a directory with its subdirectories below a parent or to the top, before a sibling or to the last place. */
    move: (by: Author, id: number, to: { parentId: number | null; before?: number | undefined }) =>
      withTree(by.accountId, async (tx, tree): Promise<PlacedDirectory> => {
        const { accountId } = by
        const { name, parentId } = oneOf(tree, id)
        refuseOutside(parentId)
        refuseOutside(to.parentId)
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
        const isElsewhere = order.some((one, place) => one !== siblings[place]?.id)
        if (to.parentId === parentId && isElsewhere) await remember(tx, by, 'ordered', { id, name })
        if (to.parentId !== parentId) {
          const details = to.parentId === null ? {} : { to: to.parentId, toName: oneOf(tree, to.parentId).name }
          await remember(tx, by, 'moved', { id, name, details })
        }
        await tellPages(tx, accountId)
        return oneOf(await treeOf(tx, accountId), id)
      }),

    /** Puts directories of one parent into a new order. Answers them all. */
    changeOrder: (by: Author, ids: number[]): Promise<PlacedDirectory[]> =>
      withTree(by.accountId, async (tx, tree) => {
        const { accountId } = by
        const [first, ...others] = ids.map((id) => oneOf(tree, id))
        const parentId = first?.parentId ?? null
        refuseOutside(parentId)
        if (others.some((row) => row.parentId !== parentId)) fail('directories.orderOutdated', { as: 'conflict' })
        await store.placeDirectories(tx, accountId, parentId, orderAs(idsOf(childrenOf(tree, parentId)), ids))
        if (first) await remember(tx, by, 'ordered', first)
        await tellPages(tx, accountId)
        return childrenOf(await treeOf(tx, accountId), parentId)
      }),

    /**
     * Deletes a directory with its subdirectories. The live codes of all of them move one directory up, at the top into
     * the default one, or go to the trash: what may not go there moves. Nothing happens where it waits for a second person.
     */
    remove: (
      by: Author,
      id: number,
      { qrCodes, now, agreed = false }: { qrCodes: 'up' | 'trash'; now: Date; agreed?: boolean },
    ) =>
      withTree(by.accountId, async (tx, tree) => {
        const { accountId, userId } = by
        const row = oneOf(tree, id)
        if (row.isDefault) fail('directories.defaultLocked', { as: 'conflict' })
        refuseOutside(row.parentId)
        const home = row.parentId ?? (await defaultOf(tx, accountId)).id
        const directoryIds = idsOf(withBelow(tree, id))
        const locked = await store.lockDirectories(tx, accountId, [...directoryIds, home])
        const held = locked.reduce((sum, one) => (one.id === home ? sum : sum + one.qrCodes), 0)
        if (qrCodes === 'trash' && !agreed) {
          const directory = { id, name: row.name }
          const waits = await waitsFor(ports, tx, { accountId, userId, now, count: held, codes: [], directory })
          if (waits !== null) return { moved: 0, trashed: 0, waits }
        }
        const into = qrCodes === 'up' ? home : null
        await events.announce(tx, directoryRemoved, { accountId, userId, directoryIds, into, home, at: now })
        if (into !== null) await store.addToQrCodes(tx, accountId, into, held)
        const before = locked.find((one) => one.id === home)?.qrCodes ?? 0
        const after = (await store.findDirectory(tx, accountId, home))?.qrCodes ?? 0
        await store.deleteDirectories(tx, accountId, directoryIds)
        for (const gone of withBelow(tree, id)) await remember(tx, by, 'removed', gone)
        await tellPages(tx, accountId)
        return { moved: after - before, trashed: held - (after - before), waits: null }
      }),

    /** The directory that something goes into: the named one, locked so that it cannot vanish meanwhile, or the default. */
    async target(tx: Tx, accountId: AccountId, id: number | undefined): Promise<number> {
      const home = (await defaultOf(tx, accountId)).id
      const reach = reachNow()?.directories
      // Who does not work in the default one puts things where the person works.
      if (id === undefined && (!reach || reach.includes(home))) return home
      const wanted = id ?? reach?.[0] ?? notFound()
      if (reach && !reach.includes(wanted)) notFound()
      const row = await store.findDirectory(tx, accountId, wanted)
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

/** Who works in some directories changes nothing of what they are in. */
function refuseOutside(parentId: number | null): void {
  const reach = reachNow()
  if (reach && (parentId === null || !reach.directories.includes(parentId)))
    fail('directories.outside', { as: 'noPermission' })
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
