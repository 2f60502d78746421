import type { CallOutput, contract } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import { accountCounts, trend } from '../../ledger/service/counts.ts'
import { visitorsOn } from '../../ledger/service/days.ts'
import type { Looking } from '../../qr-codes/service/read.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'
import type { Tiers } from '../../tiers/service.ts'
import { daysOf, ever, visitorsIn } from '../rules.ts'
import { codesAmong } from '../store.ts'
import { narrow } from './narrow.ts'

type Storage = CallOutput<typeof contract.files.usage>

export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'exported'>
  directories: Directories
  qrCodes: QrCodes
  /** What is stored, by kind. */
  storageOf(accountId: AccountId): Promise<Storage>
  tiers: Tiers
}

const trendDays = 7
const recentCodes = 5

/** What the first screen shows of an account. */
export function overviewOf({ database, directories, qrCodes, storageOf, tiers }: Dependencies) {
  const overview = async (tx: Tx, looking: Looking) => {
    const { accountId, zone } = looking.caller
    const asked = { accountId, zone, now: looking.now }
    const { today, total } = await accountCounts(tx, asked)
    const days = daysOf({ preset: 'today' }, zone, looking.now)
    const narrowing = await narrow(directories, accountId, {})
    const among = narrowing && codesAmong(accountId, narrowing)
    const visitors = await visitorsOn(tx, { accountId, zone, qrCodeId: undefined, among, ...ever(days) })
    const storage = await storageOf(accountId)
    const newest = { page: 1, pageSize: recentCodes, keyword: '', sort: 'updated' as const, filters: {} }
    return {
      scansToday: { ...today, visitors: visitorsIn(visitors, days) },
      scansTotal: { ...total, visitors: visitorsIn(visitors, ever(days)) },
      qrCodes: await directories.countQrCodes(accountId),
      storedBytes: Object.values(storage).reduce((sum, { bytes }) => sum + bytes, 0),
      storage,
      usage: await tiers.usageOf(database.tx, { id: accountId, tier: looking.caller.tier }),
      trend: (await trend(tx, { ...asked, days: trendDays })).map((count) => ({
        ...count,
        visitors: visitors.get(count.day) ?? 0,
      })),
      recent: (await qrCodes.list(newest, looking)).list,
    }
  }
  return (looking: Looking) => database.reading((tx) => overview(tx, looking))
}
