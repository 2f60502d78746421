import type { StatsRange } from '@matai/contract'
import type { Looking } from '../../qr-codes/service/read.ts'
import { countsOf } from '../../ledger/service/counts.ts'
import { daysOfCode } from '../../ledger/service/days.ts'
import { daysOf, sumOf } from '../rules.ts'
import type { Dependencies } from './overview.ts'

/** How often one code was scanned. */
export function countsOfCode({ database: { tx }, qrCodes }: Dependencies) {
  return async ({ id, range }: { id: string; range: StatsRange }, looking: Looking) => {
    const { accountId, zone } = looking.caller
    const { name } = await qrCodes.open(id, looking)
    const inRange = async (wanted: StatsRange) =>
      sumOf(await daysOfCode(tx, { accountId, id, ...daysOf(wanted, zone, looking.now) }))
    const counts = await countsOf(tx, { accountId, zone, now: looking.now, ids: [id] })
    const none = { people: 0, machines: 0 }
    return {
      id,
      name,
      today: counts.get(id)?.today ?? none,
      yesterday: await inRange({ preset: 'yesterday' }),
      range: await inRange(range),
      total: counts.get(id)?.total ?? none,
    }
  }
}
