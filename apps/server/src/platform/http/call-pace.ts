import { callRate } from '@matai/contract'
import { tooManyRequests } from '../failure.ts'

/** What is left to a session: how many calls at once, and in how many seconds it has all of them again. */
export interface PaceLeft {
  limit: number
  remaining: number
  reset: number
}

/** Keeps each session and each account to its share of the server's work. */
export interface CallPace {
  /** Calls that a session has at once. */
  readonly burst: number
  /** Counts a call of a session; refused when it made too many. */
  count(sessionId: number): PaceLeft
  /** Runs heavy work of an account when fewer than two are under way; refused when too much waits. `size`: bytes of its input. */
  inTurn<Result>(accountId: number, size: number, work: () => Promise<Result>): Promise<Result>
}

const heavyAtOnce = 2
/** Heavy calls of an account that may wait for their turn, and what they may keep in memory together, in bytes. */
const mostWaiting = 500
const mostWaitingBytes = 32 * 1024 ** 2
const retrySeconds = 5
/** Sessions that are remembered; beyond that those are forgotten whose bucket is full again. */
const remembered = 10_000

interface Bucket {
  left: number
  since: number
}

/** What an operator allows each second, and ten times as much at once; 0: no bound. */
export function rateOf(perSecond: number): { rate: { burst: number; perSecond: number } } {
  const bound = perSecond === 0 ? Number.POSITIVE_INFINITY : perSecond
  return { rate: { burst: 10 * bound, perSecond: bound } }
}

/** `now` in milliseconds. Every node counts for itself. */
export function createCallPace({
  rate = callRate,
  now = () => performance.now(),
}: {
  rate?: { burst: number; perSecond: number }
  now?: () => number
} = {}): CallPace {
  const buckets = new Map<number, Bucket>()
  const accounts = new Map<number, { running: number; waiting: (() => void)[]; bytes: number }>()

  const leftOf = ({ left, since }: Bucket) => Math.min(rate.burst, left + ((now() - since) / 1000) * rate.perSecond)

  function forgetFull(): void {
    for (const [id, bucket] of buckets) if (leftOf(bucket) >= rate.burst) buckets.delete(id)
  }

  return {
    burst: rate.burst,

    count(sessionId) {
      const bucket = buckets.get(sessionId)
      const left = bucket ? leftOf(bucket) : rate.burst
      if (left < 1) tooManyRequests(Math.ceil((1 - left) / rate.perSecond))
      if (!bucket && buckets.size >= remembered) forgetFull()
      buckets.set(sessionId, { left: left - 1, since: now() })
      const missing = rate.burst - (left - 1)
      return { limit: rate.burst, remaining: Math.floor(left - 1), reset: Math.ceil(missing / rate.perSecond) }
    },

    async inTurn(accountId, size, work) {
      const account = accounts.get(accountId) ?? { running: 0, waiting: [], bytes: 0 }
      const { waiting } = account
      // One may always wait, however large it is.
      const isMuch = waiting.length > 0 && account.bytes + size > mostWaitingBytes
      if (waiting.length >= mostWaiting || isMuch) tooManyRequests(retrySeconds)
      accounts.set(accountId, account)
      if (account.running < heavyAtOnce) account.running += 1
      else {
        account.bytes += size
        await new Promise<void>((resolve) => waiting.push(resolve))
        account.bytes -= size
      }
      try {
        return await work()
      } finally {
        const next = account.waiting.shift()
        // Whoever comes next takes the place over.
        if (next) next()
        else account.running -= 1
        if (account.running === 0) accounts.delete(accountId)
      }
    },
  }
}
