import type { Pool } from 'pg'
import { createDayOf, type Scan } from '../rules/days.ts'
import type { LimitedOutcome, LimitedScan, ScanLimits } from '../rules/quota.ts'
import { isUndone } from '../../../platform/db/try-again.ts'
import { writeScans } from '../store/everybody.ts'
import { writeOwnScans } from '../store/own-scans.ts'
import { revisionName } from '../store/values.ts'
import { hasNoRoom } from '../../../platform/storage/is-full.ts'
import { createGroupCommit, createKeyedCommit } from '../../../platform/group-commit.ts'
import { showUnwritten, writeLimited } from './limited.ts'
import type { Uncounted } from './uncounted.ts'
import { createUnwritten } from './unwritten.ts'

/** Where scans are written down. */
export interface Ledger {
  /**
   * `counted` once the scan and its counts are committed; `changed` when the code was changed since its page was read: then
   * the page must not be shown; `uncounted` when there is no room to write it down, because whoever scans needs the page.
   * Throws when the database is away. `zone` decides its day.
   */
  record(scan: Omit<Scan, 'day'>, zone: string): Promise<OpenOutcome>
  /**
   * For a code that may be seen so many times: a scan beyond the limit is not written. `uncounted` when there is no room
   * and the limit is surely not reached; throws when that is not known.
   */
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

interface LedgerOptions {
  pool: Pool
  limitedPool?: Pool
  uncounted?: Pick<Uncounted, 'add'>
  /** `later`: what scans add to the counts is written beside them, account by account, and added soon (`countLater`). */
  counts?: 'atOnce' | 'later'
}

/** `limitedPool` has connections of its own: a group that waits for another node must not hold up open codes. */
export function createLedger({ pool, limitedPool = pool, uncounted, counts = 'atOnce' }: LedgerOptions): Ledger {
  const write = counts === 'later' ? writeOwnScans : writeScans
  const commitsOf = <Item extends { scan: Scan }>(options: Parameters<typeof createGroupCommit<Item>>[0]) =>
    counts === 'later'
      ? createKeyedCommit<Item>({ ...options, keyOf: ({ scan }) => scan.accountId })
      : createGroupCommit<Item>(options)
  const dayOf = createDayOf()
  const unwritten = createUnwritten()
  const commits = commitsOf<OpenScan>({
    batch,
    queue,
    async write(scans) {
      const failed = await noRoomFor(() => writeOpen({ pool, write }, scans))
      if (!failed) return
      const rest = scans.filter(({ outcome }) => outcome === 'uncounted')
      uncounted?.add(rest.length, failed)
    },
  })
  const limited = commitsOf<LimitedScan>({
    batch,
    queue,
    async write(scans) {
      const failed = await noRoomFor(() =>
        withRetries(() => writeLimited({ pool: limitedPool, write }, scans, unwritten)),
      )
      if (!failed) return
      // What cannot even be read stays unknown, and then nobody is shown it.
      const { shown, left } = await showUnwritten(limitedPool, scans, unwritten).catch(() => ({
        shown: 0,
        left: scans,
      }))
      uncounted?.add(shown + left.length, failed)
      if (left.length > 0) throw failed
    },
  })
  return {
    async record(scan, zone) {
      const item: OpenScan = { scan: { ...scan, day: dayOf(zone, scan.at) }, outcome: 'uncounted' }
      await commits.add(item)
      return item.outcome
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

export type OpenOutcome = 'counted' | 'changed' | 'uncounted'

/** A scan of a code without limits, and what became of it. */
interface OpenScan {
  scan: Scan
  outcome: OpenOutcome
}

/** Writes a group but for the scans of codes that were changed meanwhile. */
async function writeOpen(
  { pool, write }: { pool: Pool; write: typeof writeScans },
  group: readonly OpenScan[],
): Promise<void> {
  let rest = group
  while (rest.length > 0) {
    const scans = rest.map(({ scan }) => scan)
    const changed = await withRetries(() => write(pool, scans))
    if (changed.size === 0) {
      for (const one of rest) one.outcome = 'counted'
      return
    }
    const isChanged = ({ scan }: OpenScan) => changed.has(revisionName(scan.qrCodeId, scan.revision))
    for (const one of rest.filter(isChanged)) one.outcome = 'changed'
    rest = rest.filter((one) => !isChanged(one))
  }
}

/** Why there was no room for it, if so; every other failure is thrown. */
async function noRoomFor(write: () => Promise<unknown>): Promise<Error | undefined> {
  try {
    await write()
    return undefined
  } catch (error) {
    if (error instanceof Error && hasNoRoom(error)) return error
    throw error
  }
}

async function withRetries<Value>(write: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === attempts || !isUndone(error)) throw error
    }
  }
}
