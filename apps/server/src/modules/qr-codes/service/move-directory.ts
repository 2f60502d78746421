import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { countAlive, moveAll, trashSome } from '../store/directory.ts'
import type { Dependencies } from './dependencies.ts'
import { remember } from './remember.ts'

interface Removed {
  accountId: number
  userId: number
  directoryIds: number[]
  into: number | null
  home: number
  at: Date
}

/** Live codes that go to the trash with one statement, and are told to every node with one message. */
const atMost = 500

/** What was in directories that go moves on, or goes to the trash; the home page always moves on. */
export function moveDirectory({ events, directories, audit }: Pick<Dependencies, 'events' | 'directories' | 'audit'>) {
  return async (tx: Tx, { accountId, userId, directoryIds, into, home, at }: Removed): Promise<void> => {
    // The event came from a transaction of this very account.
    const account = mintAccountId(accountId)
    if (into === null) {
      let gone: { id: string; name: string }[]
      do {
        gone = await trashSome(tx, account, directoryIds, { home, now: at, atMost })
        await remember(audit, tx, { accountId: account, userId, now: at }, 'removed', gone)
        if (gone.length > 0) await events.announce(tx, qrCodesChanged, { accountId, ids: gone.map(({ id }) => id) })
      } while (gone.length === atMost)
      await directories.count(tx, account, new Map([[home, await countAlive(tx, account, directoryIds)]]))
    }
    await moveAll(tx, account, directoryIds, home)
  }
}
