import type { Pool } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { admit, type LimitedScan, quotaKeysOf, quotaName } from '../rules/quota.ts'
import { findChanged, holdQuotas, putQuotas, readQuotas, type writeScans } from '../store/everybody.ts'
import { readUsed } from '../store/quota.ts'
import { revisionName } from '../store/values.ts'
import type { Unwritten } from './unwritten.ts'

/** Visits that the limit of a code has counted. */
export function usedOf(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number> {
  return readUsed(tx, accountId, qrCodeId)
}

/** Where scans are written, and how. */
interface Writing {
  pool: Pool
  write: typeof writeScans
}

/** Decides a group of limited scans in the order of arrival and writes those that are shown: all or nothing. */
export async function writeLimited(
  writing: Writing,
  scans: readonly LimitedScan[],
  unwritten: Unwritten,
): Promise<void> {
  let rest = scans
  while (rest.length > 0) {
    const changed = await tryLimited(writing, rest, unwritten)
    if (changed.size === 0) return
    const isChanged = ({ scan }: LimitedScan) => changed.has(revisionName(scan.qrCodeId, scan.revision))
    for (const one of rest.filter(isChanged)) one.outcome = 'changed'
    rest = rest.filter((one) => !isChanged(one))
  }
}

/**
 * Decides limited scans for which there is no room: those are shown that the counters, and what was shown uncounted since,
 * surely leave. Answers how many; the others are told the limit, or to come again.
 */
export async function showUnwritten(
  pool: Pool,
  scans: readonly LimitedScan[],
  unwritten: Unwritten,
): Promise<{ shown: number; left: LimitedScan[] }> {
  const known = scans.flatMap(({ scan: { accountId, qrCodeId, revision } }) =>
    revision === null ? [] : [{ accountId, qrCodeId, revision }],
  )
  const changed = await findChanged(pool, known)
  const isChanged = ({ scan }: LimitedScan) => changed.has(revisionName(scan.qrCodeId, scan.revision))
  for (const one of scans.filter(isChanged)) one.outcome = 'changed'
  const rest = scans.filter((one) => !isChanged(one))
  const counted = new Map((await readQuotas(pool, quotaKeysOf(rest))).map((quota) => [quotaName(quota), quota.used]))
  const names = quotaKeysOf(rest).map(quotaName)
  admit(rest, new Map(names.map((name) => [name, (counted.get(name) ?? 0) + unwritten.of(name)])))
  const left: LimitedScan[] = []
  let shown = 0
  for (const one of rest.filter(({ outcome }) => outcome === 'shown')) {
    if (unwritten.add(one)) {
      one.outcome = 'uncounted'
      shown += 1
    } else left.push(one)
  }
  return { shown, left }
}

/** Writes nothing when a code was changed meanwhile, and answers which. */
async function tryLimited(
  { pool, write }: Writing,
  scans: readonly LimitedScan[],
  unwritten: Unwritten,
): Promise<Set<string>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const held = await holdQuotas(client, quotaKeysOf(scans))
    const used = new Map(held.map((quota) => [quotaName(quota), quota.used + unwritten.of(quotaName(quota))]))
    const admitted = admit(scans, used)
    if (admitted.length > 0) {
      const changed = await write(client, admitted)
      if (changed.size > 0) {
        await client.query('rollback')
        client.release()
        return changed
      }
      await putQuotas(
        client,
        held.map((quota) => ({ ...quota, used: used.get(quotaName(quota)) ?? quota.used })),
      )
    }
    await client.query('commit')
    client.release()
    if (admitted.length > 0) unwritten.settle(held.map(quotaName))
    return new Set()
  } catch (error) {
    client.release(error as Error) // a connection with an open transaction is of no use to anybody
    throw error
  }
}
