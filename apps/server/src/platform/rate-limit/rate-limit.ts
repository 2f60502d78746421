/** At most `limit` events in a window that starts with the first of them. */
export interface Rate {
  limit: number
  windowSeconds: number
}

/** What a limited event is counted under: what it is about, and whose. */
export type RateKey = readonly [event: string, whose: string]

export interface RateLimit {
  /** Counts one event. `retryAfter` is in seconds until the window ends, `count` how many it has seen. */
  hit(key: RateKey, rate: Rate, now: Date): Promise<{ allowed: boolean; retryAfter: number; count: number }>
  /** Takes one event back, as if it had not happened. */
  giveBack(key: RateKey): Promise<void>
  /** Starts afresh. */
  forget(key: RateKey): Promise<void>
  /** The name of a counter, which tells nothing of whose it is. */
  handleOf(key: RateKey): string
  /** Starts the counters with these names afresh. */
  forgetHandles(handles: readonly string[]): Promise<void>
  purge(now: Date): Promise<void>
}
