import type { Pool } from 'pg'
import { createDayOf, type Scan } from '../rules.ts'
import type { LimitedOutcome, LimitedScan, ScanLimits } from '../rules/quota.ts'
import { revisionName } from '../store/revisions.ts'
import { isRetryable, writeScans } from '../store/write.ts'
import { createGroupCommit } from './group-commit.ts'
import { writeLimited } from './limited.ts'

/** Where scans are written down. */
export interface Ledger {
  /**
   * True once the scan and its counts are committed, false when the code was changed since its page was read: then the
   * page must not be shown. Throws when it could not be written. `zone` decides its day.
   */
  record(scan: Omit<Scan, 'day'>, zone: string): Promise<boolean>
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
  const commits = createGroupCommit<OpenScan>({ batch, queue, write: (scans) => writeOpen(pool, scans) })
  const limited = createGroupCommit<LimitedScan>({
    batch,
    queue,
    write: (scans) => withRetries(() => writeLimited(limitedPool, scans)),
  })
  return {
    async record(scan, zone) {
      const item: OpenScan = { scan: { ...scan, day: dayOf(zone, scan.at) }, isWritten: false }
      await commits.add(item)
      return item.isWritten
    },
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

/** A scan of a code without limits, and what became of it. */
interface OpenScan {
  scan: Scan
  isWritten: boolean
}

/** Writes a group but for the scans of codes that were changed meanwhile. */
async function writeOpen(pool: Pool, group: readonly OpenScan[]): Promise<void> {
  let rest = group
  while (rest.length > 0) {
    const scans = rest.map(({ scan }) => scan)
    const changed = await withRetries(() => writeScans(pool, scans))
    if (changed.size === 0) {
      for (const one of rest) one.isWritten = true
      return
    }
    rest = rest.filter(({ scan }) => !changed.has(revisionName(scan.qrCodeId, scan.revision)))
  }
}

async function withRetries<Value>(write: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
