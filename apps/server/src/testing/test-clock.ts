import type { Clock } from '../platform/clock.ts'

const day = 86_400_000
/** Noon in Shanghai, after midnight in UTC. */
const noon = 4 * 3_600_000

/** A clock that goes on when it is told to. It starts at the real time, because seals are made by the real one. */
export function createTestClock(): Clock & { advance(seconds: number): void; advanceToNoon(): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds) => {
      ahead += seconds * 1000
    },
    /** To the next noon in Shanghai: what speaks of today stays on that day, also when it really is midnight. */
    advanceToNoon() {
      const sinceNoon = (Date.now() + ahead - noon) % day
      ahead += day - sinceNoon
    },
  }
}
