import { networkOf } from '../../../platform/network-of.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'

/** Unknown ids that one address may ask for in a minute: misprints and typing errors, not a search. */
export const guessesAMinute = 30
const minute = 60_000
const addressesWatched = 20_000

export interface Guesses {
  /** Whether this address has asked for too many unknown codes lately. */
  isGuessing(ip: string, now: number): boolean
  missed(ip: string, now: number): void
}

/** Counted on each node by itself: with 57^8 ids even a hundred nodes make guessing hopeless. */
export function createGuesses(most = guessesAMinute): Guesses {
  const counts = new BoundedMap<string, { misses: number; until: number }>({ entries: addressesWatched })
  return {
    isGuessing(ip, now) {
      const count = counts.get(networkOf(ip))
      return count !== undefined && now < count.until && count.misses >= most
    },
    missed(ip, now) {
      const network = networkOf(ip)
      const count = counts.get(network)
      if (count && now < count.until) count.misses += 1
      else counts.set(network, { misses: 1, until: now + minute })
    },
  }
}
