import { pushDays } from '@matai/contract'
import type { Database } from '../../../platform/db/database.ts'
import { accountsWithOld } from '../store/everybody.ts'
import { expireNews } from '../store/news.ts'
import { countExpired } from '../store/pushes.ts'

const day = 86_400_000
/** Events of one transaction. */
const atATime = 500

/** Removes what is older than 30 days; how much of it was never taken is counted at its push. */
export function createExpiring({ database }: { database: Database }) {
  return async (now: Date): Promise<void> => {
    const before = new Date(now.getTime() - pushDays * day)
    for (const accountId of await accountsWithOld(database.tx, before)) {
      for (let removed = atATime; removed === atATime; ) {
        removed = await database.transact(accountId, async (tx) => {
          const done = await expireNews(tx, accountId, before, atATime)
          for (const [id, count] of done.lost) await countExpired(tx, accountId, id, count)
          return done.removed
        })
      }
    }
  }
}
