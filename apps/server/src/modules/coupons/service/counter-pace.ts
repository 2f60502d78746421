import { tooManyRequests } from '../../../platform/failure.ts'
import { createGroupCommit, QueueFull } from '../../../platform/group-commit.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'

/** A till is never faster. */
const rate = { limit: 120, windowSeconds: 60 }
/** Counters of one write, and those that may wait. */
const batch = 500
const queue = 10_000

interface Counted {
  whose: string
  now: Date
  retryAfter: number
}

/** Counts the tries of counters, those that come at once in one write. Answers the seconds to wait; 0: go on. */
export function createPace(rateLimit: Pick<RateLimit, 'hitAll'>): (whose: string, now: Date) => Promise<number> {
  const commits = createGroupCommit<Counted>({
    ...{ batch, queue },
    async write(items) {
      const hits = items.map(({ whose, now }) => ({ key: ['counterTries', whose] as const, rate, now }))
      const states = await rateLimit.hitAll(hits)
      for (const [place, item] of items.entries()) {
        const state = states[place]
        if (state && !state.allowed) item.retryAfter = state.retryAfter
      }
    },
  })
  return async (whose, now) => {
    const item = { whose, now, retryAfter: 0 }
    try {
      await commits.add(item)
    } catch (error) {
      if (error instanceof QueueFull) return tooManyRequests(1)
      throw error
    }
    return item.retryAfter
  }
}
