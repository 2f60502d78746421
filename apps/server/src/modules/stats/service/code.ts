import type { StatsRange } from '@matai/contract'
import type { Looking } from '../../qr-codes/service/read.ts'
import { countsOf } from '../../ledger/service/counts.ts'
import { daysOfCode, visitorsOn } from '../../ledger/service/days.ts'
import { daysOf, ever, sumOf, visitorsIn } from '../rules.ts'
import type { Dependencies } from './overview.ts'

/** How often one code was scanned. */
export function countsOfCode({ database: { tx }, qrCodes }: Dependencies) {
  return async ({ id, range }: { id: string; range: StatsRange }, looking: Looking) => {
    const { accountId, zone } = looking.caller
    const { name } = await qrCodes.open(id, looking)
    const today = daysOf({ preset: 'today' }, zone, looking.now)
    const allDays = ever(today)
    const visitors = await visitorsOn(tx, { accountId, zone, qrCodeId: id, ...allDays })
    const inRange = async (wanted: StatsRange) => {
      const days = daysOf(wanted, zone, looking.now)
      return { ...sumOf(await daysOfCode(tx, { accountId, id, ...days })), visitors: visitorsIn(visitors, days) }
    }
    const counts = await countsOf(tx, { accountId, zone, now: looking.now, ids: [id] })
    const none = { people: 0, machines: 0 }
    return {
      id,
      name,
      today: { ...(counts.get(id)?.today ?? none), visitors: visitorsIn(visitors, today) },
      yesterday: await inRange({ preset: 'yesterday' }),
      range: await inRange(range),
      total: { ...(counts.get(id)?.total ?? none), visitors: visitorsIn(visitors, allDays) },
    }
  }
}
