import type { AccountId } from '../../platform/db/account-id.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { fail, failField, notFound } from '../../platform/failure.ts'
import { directoryRemoved } from './events.ts'
import type { DirectoryRow } from './store.ts'
import * as store from './store.ts'

export type Directories = ReturnType<typeof createDirectories>

export function createDirectories({ database, events }: { database: Database; events: Events }) {
  async function defaultOf(tx: Tx, accountId: AccountId): Promise<DirectoryRow> {
    const row = await store.findDefaultDirectory(tx, accountId)
    if (!row) throw new Error('the account has no default directory')
    return row
  }

  return {
    list: (accountId: AccountId) => store.listDirectories(database.tx, accountId),

    countQrCodes: (accountId: AccountId) => store.countQrCodes(database.tx, accountId),

    /** The account's default directory, nameless until it is renamed. */
    addDefault: (tx: Tx, accountId: AccountId) => store.insertDirectory(tx, accountId, { name: '', isDefault: true }),

    async add(accountId: AccountId, name: string) {
      const row = await store.insertDirectory(database.tx, accountId, { name })
      return row ?? failField('name', 'directories.nameTaken')
    },

    async rename(accountId: AccountId, id: number, name: string): Promise<DirectoryRow> {
      const row = (await store.renameDirectory(database.tx, accountId, id, name)) ?? notFound()
      return row === 'taken' ? failField('name', 'directories.nameTaken') : row
    },

    /** Deletes a directory; what is in it moves to the default one. Answers how many live codes moved. */
    remove: (accountId: AccountId, id: number) =>
      database.transact(async (tx) => {
        await store.holdDefaultDirectory(tx, accountId)
        const row = (await store.findDirectory(tx, accountId, id)) ?? notFound()
        if (row.isDefault) fail('directories.defaultLocked', { as: 'conflict' })
        const into = await defaultOf(tx, accountId)
        await events.announce(tx, directoryRemoved, { accountId, directoryId: id, into: into.id })
        await store.addToQrCodes(tx, accountId, into.id, row.qrCodes)
        await store.deleteDirectory(tx, accountId, id)
        return row.qrCodes
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
