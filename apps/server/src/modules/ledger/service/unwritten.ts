import { keysOf, type LimitedScan, quotaName } from '../rules/quota.ts'

/** Counters that are remembered; nobody is shown a limited code uncounted when there are more. */
const most = 10_000

/** Visits of limited codes that this process has shown and could not write down. They count, and are written with the next. */
export interface Unwritten {
  of(name: string): number
  /** False when nothing more can be remembered: then the visit must not be shown. */
  add(scan: LimitedScan): boolean
  /** They stand in the counters now. */
  settle(names: readonly string[]): void
}

export function createUnwritten(): Unwritten {
  const counts = new Map<string, number>()
  return {
    of: (name) => counts.get(name) ?? 0,
    add(scan) {
      const names = keysOf(scan).map(quotaName)
      if (counts.size + names.length > most) return false
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
      return true
    },
    settle(names) {
      for (const name of names) counts.delete(name)
    },
  }
}
