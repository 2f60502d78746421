/** At most `limit` events in a window that starts with the first of them. */
export interface Rate {
  limit: number
  windowSeconds: number
  /** Counts everybody behind one address: the operator may give them more, see NETWORK_RATE_FACTOR. */
  perNetwork?: true
}

/** What a limited event is counted under: what it is about, and whose. */
export type RateKey = readonly [event: string, whose: string]

export interface RateState {
  allowed: boolean
  /** Seconds until the window ends. */
  retryAfter: number
  /** How many events it has seen, with this one. */
  count: number
}

export interface RateLimit {
  /** Counts one event. */
  hit(key: RateKey, rate: Rate, now: Date): Promise<RateState>
  /** Counts events that come at once in one write. Answers in their order. */
  hitAll(hits: readonly { key: RateKey; rate: Rate; now: Date }[]): Promise<RateState[]>
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
