import type { AccountId } from '../../../platform/db/account-id.ts'
import { tooManyRequests } from '../../../platform/failure.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { Dependencies } from './dependencies.ts'

/** What is guessed: where, by whom it is counted, and what administrators are told. */
export interface Guessing {
  accountId: AccountId
  /** Of a counter or a coupon. */
  name: string
  link: string
  /** What names the place: guesses at one shut nobody out of another. */
  place: string
  ip: string
  now: Date
}

/** Codes that are none, from one network at one place: then it waits, and the administrators are told. */
const guessesMax = { limit: 20, windowSeconds: 600 }
/** Networks that this node remembers to be waiting. */
const remembered = 10_000

export type Guesses = ReturnType<typeof createGuesses>

/**
 * Slows whoever tries codes out. Who has to wait is refused before anything is looked up: else a right guess would come
 * through among the wrong ones.
 */
export function createGuesses({
  database,
  rateLimit,
  notices,
  adminsOf,
}: Pick<Dependencies, 'database' | 'rateLimit' | 'notices' | 'adminsOf'>) {
  const waiting = new BoundedMap<string, number>({ entries: remembered })
  const keyOf = ({ place, ip }: Pick<Guessing, 'place' | 'ip'>) => `${place} ${networkOf(ip)}`

  return {
    /** Throws while that network has to wait at that place. */
    refuse(where: Pick<Guessing, 'place' | 'ip' | 'now'>): void {
      const until = waiting.get(keyOf(where)) ?? 0
      const left = until - where.now.getTime()
      if (left > 0) tooManyRequests(Math.ceil(left / 1000))
    },

    /** Unlogged: it only tells the administrators. */
    async missed(guessing: Guessing): Promise<void> {
      const { accountId, name, link, place, now } = guessing
      const key = keyOf(guessing)
      const { allowed, count, retryAfter } = await rateLimit.hit(['couponGuess', key], guessesMax, now)
      if (allowed) return
      waiting.set(key, now.getTime() + retryAfter * 1000)
      if (count !== guessesMax.limit + 1) return
      await database.transact(accountId, async (tx) => {
        const once = `${place} ${now.toISOString().slice(0, 10)}`
        const telling = { kind: 'couponGuessed' as const, details: { name }, link, once }
        await notices.tell(
          tx,
          (await adminsOf(tx, accountId)).map((admin) => ({ ...admin, ...telling })),
        )
      })
    },
  }
}
