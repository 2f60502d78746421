import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { type CounterRow, findCounterAt } from '../store/counters.ts'
import type { Dependencies } from './dependencies.ts'

export interface FoundCounter {
  accountId: AccountId
  counter: CounterRow
}

/** Addresses of counters that are none. */
const unknownOfNetwork = { limit: 30, windowSeconds: 600, perNetwork: true } as const
/** Counters that a node knows; some 3 MB. */
const entries = 10_000
/** Milliseconds; the end of a counter is told, and asked again by the statement that redeems. */
const freshFor = 15_000
const freshUntold = 500
const topic = 'counter.ended'

/** Counters by their address: a till that redeems all day is looked up a few times a minute, not for each code. */
export function createCounterAt({
  database,
  rateLimit,
  fanout,
}: Pick<Dependencies, 'database' | 'rateLimit' | 'fanout'>) {
  const known = new BoundedMap<string, FoundCounter & { readAt: number }>({ entries })
  fanout.hear(topic, (address) => known.delete(address))
  fanout.onGap(() => known.clear())

  async function read(address: string): Promise<FoundCounter | undefined> {
    const accountId = await ownerOf(database.tx, 'counter', address)
    const counter = accountId && (await findCounterAt(database.tx, accountId, address))
    return counter && { accountId, counter }
  }

  return {
    async find(address: string, { ip, now }: Pick<PublicContext, 'ip' | 'now'>): Promise<FoundCounter> {
      const time = now.getTime()
      const kept = known.get(address)
      if (kept && Math.abs(time - kept.readAt) < (fanout.connected ? freshFor : freshUntold)) return kept
      const found = await read(address)
      if (found) {
        known.set(address, { ...found, readAt: time })
        return found
      }
      const { allowed, retryAfter } = await rateLimit.hit(['unknownCounter', networkOf(ip)], unknownOfNetwork, now)
      return allowed ? notFound() : tooManyRequests(retryAfter)
    },

    /** Once the transaction in which it was ended is committed. */
    ended: (tx: Tx, { address }: CounterRow): Promise<void> => fanout.announce(tx, topic, [address]),
    forget: (address: string): void => known.delete(address),
  }
}
