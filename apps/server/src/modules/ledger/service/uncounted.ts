import type { Logger } from 'pino'
import { describeError } from '../../../platform/http/describe-error.ts'
import { isFull } from '../../../platform/storage/is-full.ts'

/** Milliseconds between two lines of the log, and after which a failure no longer speaks for the present. */
const period = 60_000

/** Scans that nobody could write down, because there was no room. */
export interface Uncounted {
  add(scans: number, error: Error): void
  /** Whether scans of the last minute were not counted. */
  readonly isNow: boolean
}

export function createUncounted({
  log,
  now = () => performance.now(),
  onFull = () => undefined,
}: {
  log: Pick<Logger, 'error'>
  now?: () => number
  /** Runs when it was the disk that had no room. */
  onFull?: () => void
}): Uncounted {
  let untold = 0
  let told = -Infinity
  let last = -Infinity
  return {
    add(scans, error) {
      untold += scans
      last = now()
      if (isFull(error)) onFull()
      if (last - told < period) return
      log.error({ scans: untold, error: describeError(error) }, 'scans are not counted: the database has no room')
      told = last
      untold = 0
    },
    get isNow() {
      return now() - last < period
    },
  }
}
