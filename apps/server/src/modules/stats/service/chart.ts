import type { StatsChart, StatsFilters, StatsRange } from '@matai/contract'
import { nameOfRegion } from '../../../platform/geo/regions.ts'
import { breakdown, daysOfAccount, daysOfCode, visitorsOn } from '../../ledger/service/days.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import {
  addUp,
  byProvince,
  type Counted,
  daysBefore,
  daysOf,
  eachDay,
  heatOf,
  mostFirst,
  sumOf,
  visitorsIn,
  weekdayOf,
} from '../rules.ts'
import { codesAmong, countPlaces, daysAmong } from '../store.ts'
import { narrow } from './narrow.ts'
import type { Dependencies } from './overview.ts'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
const weekdays = ['1', '2', '3', '4', '5', '6', '7']
const none = { people: 0, machines: 0 }

interface Wanted {
  range: StatsRange
  qrCodeId?: string | undefined
  filters: StatsFilters
}

/** Everything that can be drawn of a range of days, of the account, of some codes or of one. */
export function chartOf({ database, directories, qrCodes }: Dependencies) {
  const chart = async (tx: Tx, { range, qrCodeId, filters }: Wanted, looking: MemberContext) => {
    const { accountId, zone } = looking.caller
    if (qrCodeId) await qrCodes.open(qrCodeId, looking) // refuses what is not the account's
    const narrowing = qrCodeId ? undefined : await narrow(directories, accountId, filters)
    const among = narrowing && codesAmong(accountId, narrowing)
    const days = daysOf(range, zone, looking.now)
    const earlier = daysBefore(days)
    const both = { accountId, from: earlier.from, until: days.until }
    const daily = () => {
      if (qrCodeId) return daysOfCode(tx, { ...both, id: qrCodeId })
      return among ? daysAmong(tx, { ...both, among }) : daysOfAccount(tx, both)
    }
    const [counted, parts, visitors, places] = await Promise.all([
      daily(),
      breakdown(tx, { accountId, zone, qrCodeId, among, ...days }),
      visitorsOn(tx, { ...both, zone, qrCodeId, among }),
      qrCodeId ? [] : countPlaces(tx, { accountId, ...days, narrowing: narrowing ?? {} }),
    ])
    const byDay = new Map(counted.map((count) => [count.day, count]))
    const trendOf = (wanted: typeof days) =>
      eachDay(wanted).map((day) => ({ ...(byDay.get(day) ?? { day, ...none }), visitors: visitors.get(day) ?? 0 }))
    const trend = trendOf(days)
    const trendBefore = trendOf(earlier)
    const of = (dimension: string) => parts.filter((part) => part.dimension === dimension)
    const plain = (dimension: string): Counted[] =>
      of(dimension).map(({ value, people, machines }) => ({ value, people, machines }))
    const itself = (value: string) => value
    const placed = (keyOf: (place: (typeof places)[number]) => string) =>
      mostFirst(
        addUp(
          places.map((place) => ({ ...place, value: keyOf(place) })),
          itself,
        ),
      )
    const names = qrCodeId ? new Map<number, string>() : await directories.namesOf(tx, accountId)
    return {
      ...days,
      sum: { ...sumOf(trend), visitors: visitorsIn(visitors, days) },
      trend,
      before: {
        ...earlier,
        sum: { ...sumOf(trendBefore), visitors: visitorsIn(visitors, earlier) },
        trend: trendBefore.map(({ people }) => people),
      },
      hours: addUp(of('hour'), itself, hours),
      weekdays: addUp(
        trend.map(({ day, people, machines }) => ({ value: day, people, machines })),
        (day) => String(weekdayOf(day)),
        weekdays,
      ),
      heat: heatOf(of('hour')),
      directories: placed(({ directoryId }) => String(directoryId ?? '')).map(({ value, ...count }) => ({
        id: value === '' ? null : Number(value),
        name: names.get(Number(value)) ?? '',
        ...count,
      })),
      kinds: placed(({ kind }) => kind ?? ''),
      countries: mostFirst(plain('country')),
      regions: byProvince(chinese(plain('region')), (code) => nameOfRegion(code, looking.language)),
      devices: mostFirst(plain('device')),
      wechat: mostFirst(plain('wechat')),
      // Of several codes the numbers mean nothing.
      versions: qrCodeId ? plain('version').sort((a, b) => Number(a.value) - Number(b.value)) : [],
    } satisfies StatsChart
  }
  return (wanted: Wanted, looking: MemberContext) => database.reading((tx) => chart(tx, wanted, looking))
}

/** Scans without a region are elsewhere or nowhere known: the countries show them. */
function chinese(regions: Counted[]): Counted[] {
  return regions.filter(({ value }) => value !== '0')
}
