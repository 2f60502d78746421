import { createHmac } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { deriveKey } from '../secrets.ts'
import type { RateKey, RateLimit } from './rate-limit.ts'
import { countEvent, dropCounters, dropOldCounters, uncountEvent } from './store.ts'

/**
 * Limits shared by all nodes of one database. `tx` has to be the pool: an event counts also when the transaction of
 * its request is undone. Keys are stored as a keyed hash, so that the table names no number and no address.
 */
export function createPostgresRateLimit({ tx, secret }: { tx: Tx; secret: Buffer }): RateLimit {
  const hashKey = deriveKey(secret, 'rate-limit')
  const stored = ([event, whose]: RateKey) =>
    `${event}:${createHmac('sha256', hashKey).update(`${event}\n${whose}`).digest('base64url')}`
  return {
    async hit(key, { limit, windowSeconds }, now) {
      const time = now.getTime()
      const counted = await countEvent(tx, { key: stored(key), now: time, resetsAt: time + windowSeconds * 1000 })
      return {
        allowed: counted.count <= limit,
        count: counted.count,
        retryAfter: Math.max(1, Math.ceil((counted.resetsAt - time) / 1000)),
      }
    },
    giveBack: (key) => uncountEvent(tx, stored(key)),
    forget: (key) => dropCounters(tx, [stored(key)]),
    handleOf: stored,
    forgetHandles: (handles) => dropCounters(tx, handles),
    purge: (now) => dropOldCounters(tx, now.getTime()),
  }
}
