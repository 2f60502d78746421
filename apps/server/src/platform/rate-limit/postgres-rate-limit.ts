import { createHmac, createSecretKey } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { deriveKey } from '../secrets.ts'
import type { Rate, RateKey, RateLimit, RateState } from './rate-limit.ts'
import { type Counted, countEvent, countEvents, dropCounters, dropOldCounters, uncountEvent } from './store.ts'

interface RateLimitOptions {
  tx: Tx
  secret: Buffer
  /** How many times what one network may do is allowed. */
  networkFactor?: number
}

/**
 * Limits shared by all nodes of one database. `tx` has to be the pool: an event counts also when the transaction of
 * its request is undone. Keys are stored as a keyed hash, so that the table names no number and no address.
 */
export function createPostgresRateLimit({ tx, secret, networkFactor = 1 }: RateLimitOptions): RateLimit {
  const most = ({ limit, perNetwork }: Rate) => (perNetwork ? limit * networkFactor : limit)
  const hashKey = createSecretKey(deriveKey(secret, 'rate-limit'))
  const stored = ([event, whose]: RateKey) =>
    `${event}:${createHmac('sha256', hashKey).update(`${event}\n${whose}`).digest('base64url')}`
  return {
    async hit(key, rate, now) {
      const time = now.getTime()
      const counted = await countEvent(tx, { key: stored(key), now: time, resetsAt: endOf(time, rate) })
      return stateOf(counted, most(rate), time)
    },
    async hitAll(hits) {
      const events = hits.map(({ key, rate, now }) => {
        const time = now.getTime()
        return { key: stored(key), now: time, resetsAt: endOf(time, rate) }
      })
      const counted = await countEvents(tx, events)
      return hits.map(({ rate, now }, nth) => stateOf(counted[nth] as Counted, most(rate), now.getTime())) // one for each
    },
    giveBack: (key) => uncountEvent(tx, stored(key)),
    forget: (key) => dropCounters(tx, [stored(key)]),
    handleOf: stored,
    forgetHandles: (handles) => dropCounters(tx, handles),
    purge: (now) => dropOldCounters(tx, now.getTime()),
  }
}

const endOf = (time: number, { windowSeconds }: Rate): number => time + windowSeconds * 1000

const stateOf = ({ count, resetsAt }: Counted, limit: number, time: number): RateState => ({
  allowed: count <= limit,
  count,
  retryAfter: Math.max(1, Math.ceil((resetsAt - time) / 1000)),
})
