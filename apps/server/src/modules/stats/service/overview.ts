import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service.ts'
import { accountCounts, trend } from '../../ledger/service/counts.ts'
import type { Looking } from '../../qr-codes/service/read.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'exported'>
  directories: Directories
  qrCodes: QrCodes
  storedBytes(accountId: AccountId): Promise<number>
}

const trendDays = 7
const recentCodes = 5

/** What the first screen shows of an account. */
export function overviewOf({ database, directories, qrCodes, storedBytes }: Dependencies) {
  return async (looking: Looking) => {
    const { accountId, zone } = looking.caller
    const asked = { accountId, zone, now: looking.now }
    const { today, total } = await accountCounts(database.tx, asked)
    const newest = { page: 1, pageSize: recentCodes, keyword: '', sort: 'updated' as const, filters: {} }
    return {
      scansToday: today,
      scansTotal: total,
      qrCodes: await directories.countQrCodes(accountId),
      storedBytes: await storedBytes(accountId),
      trend: await trend(database.tx, { ...asked, days: trendDays }),
      recent: (await qrCodes.list(newest, looking)).list,
    }
  }
}
