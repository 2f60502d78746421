import type { Pool } from 'pg'
import { createDayOf, type Scan } from '../rules.ts'
import { isRetryable, writeScans } from '../store/write.ts'
import { createGroupCommit } from './group-commit.ts'

/** Where scans are written down. */
export interface Ledger {
  /** Returns once the scan and its counts are committed; throws when they are not. `zone` decides its day. */
  record(scan: Omit<Scan, 'day'>, zone: string): Promise<void>
  dayOf(zone: string, at: number): string
  /** Returns when every scan that was handed in is decided. */
  drain(): Promise<void>
}

/** Rows of one statement: more make visitors wait for each other. */
const batch = 1_000
/** Scans that may wait: about a second's worth, beyond which an honest refusal is faster than an answer. */
const queue = 10_000
const attempts = 4

export function createLedger({ pool }: { pool: Pool }): Ledger {
  const dayOf = createDayOf()
  const commits = createGroupCommit<Scan>({ batch, queue, write: (scans) => writeWithRetries(pool, scans) })
  return {
    record: (scan, zone) => commits.add({ ...scan, day: dayOf(zone, scan.at) }),
    dayOf,
    drain: commits.drain,
  }
}

async function writeWithRetries(pool: Pool, scans: readonly Scan[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeScans(pool, scans)
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
