import type { Pool } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { admit, type LimitedScan, quotaKeysOf, quotaName } from '../rules/quota.ts'
import { holdQuotas, putQuotas, readUsed } from '../store/quota.ts'
import { revisionName } from '../store/revisions.ts'
import { writeScans } from '../store/write.ts'

/** Visits that the limit of a code has counted. */
export function usedOf(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number> {
  return readUsed(tx, accountId, qrCodeId)
}

/** Decides a group of limited scans in the order of arrival and writes those that are shown: all or nothing. */
export async function writeLimited(pool: Pool, scans: readonly LimitedScan[]): Promise<void> {
  let rest = scans
  while (rest.length > 0) {
    const changed = await tryLimited(pool, rest)
    if (changed.size === 0) return
    const isChanged = ({ scan }: LimitedScan) => changed.has(revisionName(scan.qrCodeId, scan.revision))
    for (const one of rest.filter(isChanged)) one.outcome = 'changed'
    rest = rest.filter((one) => !isChanged(one))
  }
}

/** Writes nothing when a code was changed meanwhile, and answers which. */
async function tryLimited(pool: Pool, scans: readonly LimitedScan[]): Promise<Set<string>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const held = await holdQuotas(client, quotaKeysOf(scans))
    const used = new Map(held.map((quota) => [quotaName(quota), quota.used]))
    const admitted = admit(scans, used)
    if (admitted.length > 0) {
      const changed = await writeScans(client, admitted)
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
    return new Set()
  } catch (error) {
    client.release(error as Error) // a connection with an open transaction is of no use to anybody
    throw error
  }
}
