/** What one run of the load generator is asked for; given as JSON in the first argument. */
export interface LoadOrder {
  url: string
  /** Each connection asks for fifty of them, by chance. */
  paths: string[]
  connections: number
  seconds: number
  /** Requests a second over all connections; absent: as fast as they are answered. */
  rate?: number
  headers?: Record<string, string>
}

/** What came of it; times in milliseconds. */
export interface LoadResult {
  answers: number
  perSecond: number
  failures: number
  p50: number
  p99: number
}
