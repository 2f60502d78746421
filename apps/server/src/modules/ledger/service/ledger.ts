import type { Pool } from 'pg'
import { createDayOf, type Scan } from '../rules.ts'
import type { LimitedOutcome, LimitedScan, ScanLimits } from '../rules/quota.ts'
import { isRetryable, writeScans } from '../store/write.ts'
import { createGroupCommit } from './group-commit.ts'
import { writeLimited } from './limited.ts'

/** Where scans are written down. */
export interface Ledger {
  /** Returns once the scan and its counts are committed; throws when they are not. `zone` decides its day. */
  record(scan: Omit<Scan, 'day'>, zone: string): Promise<void>
  /** The same for a code that may be seen so many times: a scan beyond the limit is not written. */
  recordLimited(scan: Omit<Scan, 'day'>, zone: string, limits: ScanLimits & { person: string }): Promise<LimitedOutcome>
  dayOf(zone: string, at: number): string
  /** Returns when every scan that was handed in is decided. */
  drain(): Promise<void>
}

/** Rows of one statement: more make visitors wait for each other. */
const batch = 1_000
/** Scans that may wait: about a second's worth, beyond which an honest refusal is faster than an answer. */
const queue = 10_000
const attempts = 4

/** `limitedPool` has connections of its own: a group that waits for another node must not hold up open codes. */
export function createLedger({ pool, limitedPool = pool }: { pool: Pool; limitedPool?: Pool }): Ledger {
  const dayOf = createDayOf()
  const commits = createGroupCommit<Scan>({
    batch,
    queue,
    write: (scans) => withRetries(() => writeScans(pool, scans)),
  })
  const limited = createGroupCommit<LimitedScan>({
    batch,
    queue,
    write: (scans) => withRetries(() => writeLimited(limitedPool, scans)),
  })
  return {
    record: (scan, zone) => commits.add({ ...scan, day: dayOf(zone, scan.at) }),
    async recordLimited(scan, zone, { total, perPerson, person }) {
      const item: LimitedScan = {
        scan: { ...scan, day: dayOf(zone, scan.at) },
        limits: { total, perPerson },
        person,
        outcome: 'full',
      }
      await limited.add(item)
      return item.outcome
    },
    dayOf,
    async drain() {
      await commits.drain()
      await limited.drain()
    },
  }
}

async function withRetries(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
