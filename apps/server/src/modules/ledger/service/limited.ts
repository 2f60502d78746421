import type { Pool } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { admit, type LimitedScan, quotaKeysOf, quotaName } from '../rules/quota.ts'
import { holdQuotas, putQuotas, readUsed } from '../store/quota.ts'
import { writeScans } from '../store/write.ts'

/** Visits that the limit of a code has counted. */
export function usedOf(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number> {
  return readUsed(tx, accountId, qrCodeId)
}

/** Decides a group of limited scans in the order of arrival and writes those that are shown: all or nothing. */
export async function writeLimited(pool: Pool, scans: readonly LimitedScan[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const held = await holdQuotas(client, quotaKeysOf(scans))
    const used = new Map(held.map((quota) => [quotaName(quota), quota.used]))
    const admitted = admit(scans, used)
    if (admitted.length > 0) {
      await writeScans(client, admitted)
      await putQuotas(
        client,
        held.map((quota) => ({ ...quota, used: used.get(quotaName(quota)) ?? quota.used })),
      )
    }
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(error as Error) // a connection with an open transaction is of no use to anybody
    throw error
  }
}
