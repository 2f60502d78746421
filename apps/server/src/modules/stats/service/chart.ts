import type { StatsChart, StatsRange } from '@matai/contract'
import { nameOfRegion } from '../../../platform/geo/regions.ts'
import { breakdown, daysOfAccount, daysOfCode, visitorsOn } from '../../ledger/service/days.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { addUp, byProvince, type Counted, daysOf, eachDay, mostFirst, sumOf, visitorsIn, weekdayOf } from '../rules.ts'
import type { Dependencies } from './overview.ts'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
const weekdays = ['1', '2', '3', '4', '5', '6', '7']
const none = { people: 0, machines: 0 }

/** Everything that can be drawn of a range of days, of the account or of one code. */
export function chartOf({ database: { tx }, qrCodes }: Dependencies) {
  return async ({ range, qrCodeId }: { range: StatsRange; qrCodeId?: string | undefined }, looking: MemberContext) => {
    const { accountId, zone } = looking.caller
    if (qrCodeId) await qrCodes.open(qrCodeId, looking) // refuses what is not the account's
    const days = daysOf(range, zone, looking.now)
    const [counted, parts, visitors] = await Promise.all([
      qrCodeId ? daysOfCode(tx, { accountId, id: qrCodeId, ...days }) : daysOfAccount(tx, { accountId, ...days }),
      breakdown(tx, { accountId, zone, qrCodeId, ...days }),
      visitorsOn(tx, { accountId, zone, qrCodeId, ...days }),
    ])
    const byDay = new Map(counted.map((count) => [count.day, count]))
    const trend = eachDay(days).map((day) => ({
      ...(byDay.get(day) ?? { day, ...none }),
      visitors: visitors.get(day) ?? 0,
    }))
    const of = (dimension: string): Counted[] => parts.filter((part) => part.dimension === dimension)
    const itself = (value: string) => value
    return {
      ...days,
      sum: { ...sumOf(trend), visitors: visitorsIn(visitors, days) },
      trend,
      hours: addUp(of('hour'), itself, hours),
      weekdays: addUp(
        trend.map(({ day, people, machines }) => ({ value: day, people, machines })),
        (day) => String(weekdayOf(day)),
        weekdays,
      ),
      countries: mostFirst(of('country')),
      regions: byProvince(chinese(of('region')), (code) => nameOfRegion(code, looking.language)),
      devices: mostFirst(of('device')),
      wechat: mostFirst(of('wechat')),
      versions: of('version').sort((a, b) => Number(a.value) - Number(b.value)),
    } satisfies StatsChart
  }
}

/** Scans without a region are elsewhere or nowhere known: the countries show them. */
function chinese(regions: Counted[]): Counted[] {
  return regions.filter(({ value }) => value !== '0')
}
