import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import { accountsWithNews, pushesDue } from '../store/everybody.ts'
import { type Delivering, underWayMax } from './deliver.ts'
import type { Spread } from './spread.ts'

/** Milliseconds between two looks, and sends of this process at a time. */
const lookEvery = 1_000
const sendsAtOnce = 32

interface Needs {
  database: Database
  clock: Clock
  log: Logger
  spread: Spread
  delivering: Delivering
}

/**
 * Brings what happened to who is told. Whatever a worker that was killed had taken comes free by itself, so it may be
 * sent twice and is never lost. A receiver that is slow holds its own few places and nobody else's.
 */
export function createWork({ database, clock, log, spread, delivering }: Needs) {
  const underWay = new Set<Promise<unknown>>()

  /** Begins what may be sent now; answers how much that is. Unlogged: it only brings on its way what was written down. */
  async function look(): Promise<number> {
    for (const accountId of await accountsWithNews(database.tx)) await spread(accountId, clock.now())
    let begun = 0
    for (const { accountId, id } of await pushesDue(database.tx, clock.now())) {
      const room = Math.min(underWayMax, sendsAtOnce - underWay.size)
      if (room <= 0) break
      for (const claimed of await delivering.claim(mintAccountId(accountId), id, clock.now(), room)) {
        begun += 1
        const sending = delivering
          .send(claimed)
          // It is tried again when its time at this worker is over.
          .catch((error: unknown) => log.warn({ error: describeError(error as Error) }, 'a push was not settled'))
          .finally(() => underWay.delete(sending))
        underWay.add(sending)
      }
    }
    return begun
  }

  return {
    /** Sends until nothing is due any more. */
    async workOff(): Promise<void> {
      while ((await look()) > 0 || underWay.size > 0) await Promise.all(underWay)
    },

    /** Looks again and again until it is stopped; what is under way then is ended. */
    start() {
      const ending = new AbortController()
      const loop = (async () => {
        while (!ending.signal.aborted) {
          const begun = await look().catch((error: unknown) => {
            log.warn({ error: describeError(error as Error) }, 'pushes wait')
            return 0
          })
          // Where more may be due, as soon as one place is free.
          const rest = wait(lookEvery, undefined, { signal: ending.signal }).catch(() => undefined)
          await (begun > 0 && underWay.size > 0 ? Promise.race([rest, ...underWay]) : rest)
        }
      })()
      return {
        async stop() {
          ending.abort()
          await loop
          await Promise.all(underWay)
        },
      }
    },
  }
}
