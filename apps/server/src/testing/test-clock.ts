import type { Clock } from '../platform/clock.ts'

/** A clock that goes on when it is told to. It starts at the real time, because seals are made by the real one. */
export function createTestClock(): Clock & { advance(seconds: number): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds) => {
      ahead += seconds * 1000
    },
  }
}
