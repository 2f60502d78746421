import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Coupons } from '../../coupons/service/vouchers.ts'
import { dayOf, minuteOf, type TaskManner } from '../rules/task.ts'
import type { Made, MakingFile } from './making.ts'

export interface CouponRequest extends TaskManner {
  couponId: number
  name: string
}

/** Headings with the widths of their columns in characters. */
const columns = [
  ['exports.couponCode', 16],
  ['exports.couponItem', 24],
  ['exports.columnState', 12],
  ['exports.couponMobile', 16],
  ['exports.couponUsedAt', 18],
  ['exports.couponUsedWhere', 24],
  ['exports.columnAddress', 48],
] as const

/** A row for each code of a coupon; never more than a thousand in memory. */
export function couponExcel({ exported }: Pick<Coupons, 'exported'>) {
  return async (making: MakingFile<CouponRequest>): Promise<Made> => {
    const { accountId, request, file, now, say, goOn, progress } = making
    const { couponId, name, origin, zone } = request
    const { codes: total } = await exported.about(accountId, couponId)

    async function* rows() {
      yield columns.map(([phrase]) => say(phrase))
      let done = 0
      for await (const some of exported.codes(accountId, couponId, { now, origin })) {
        goOn()
        for (const { code, itemName, state, mobile, first, url } of some) {
          const usedAt = first ? minuteOf(zone, new Date(first.at)) : ''
          const where = first ? [first.outlet, first.person].filter(Boolean).join(' ') : ''
          yield [code, itemName, say(`coupons.state_${state}`), mobile, usedAt, where, url]
        }
        done += some.length
        progress(done, total)
      }
    }

    const sheet = { name: say('exports.couponSheet'), columns: columns.map(([, width]) => ({ width })) }
    const stream = writeXlsxStream(rows(), { ...sheet, freezePane: { rows: 1 } })
    for await (const bytes of Readable.fromWeb(stream as never)) await file.write(bytes as Uint8Array)
    return { fileName: say('exports.couponFile', { name, date: dayOf(zone, now) }), problem: null }
  }
}
