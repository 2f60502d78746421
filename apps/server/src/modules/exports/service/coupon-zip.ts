import { createUniquePaths, safeFileName } from '@matai/rules/file-names'
import type { Style } from '@matai/contract'
import { completeStyle } from '@matai/qr'
import { createDrawingPool } from '../../../platform/drawing/drawing-pool.ts'
import type { Coupons } from '../../coupons/service/vouchers.ts'
import { dayOf } from '../rules/task.ts'
import type { CouponRequest } from './coupon-excel.ts'
import type { Dependencies } from './dependencies.ts'
import type { Made, MakingZip } from './making.ts'
import { rememberPictures } from './pictures.ts'

export interface CouponZipRequest extends CouponRequest {
  /** null: the plain one. */
  style: Style | null
}

/** A picture of each code of a coupon, read back before it goes in; a folder for each item. */
export function couponZip({ exported, readLogo }: Pick<Coupons, 'exported'> & Pick<Dependencies, 'readLogo'>) {
  return async (making: MakingZip<CouponZipRequest>): Promise<Made> => {
    const { accountId, request, zip, now, say, goOn, progress } = making
    const { couponId, name, origin, zone } = request
    const { codes: total } = await exported.about(accountId, couponId)
    const style = { ...completeStyle(request.style), size: 400 }
    const pictureOf = rememberPictures((id) => readLogo(accountId, id))
    const [logo = undefined, background = undefined] = [
      (await pictureOf(style.logoUrl)) ?? undefined,
      (await pictureOf(style.bgUrl)) ?? undefined,
    ]
    const unique = createUniquePaths()
    const pool = createDrawingPool(total)
    let [done, missing] = [0, 0]
    try {
      for await (const some of exported.codes(accountId, couponId, { now, origin })) {
        for (let from = 0; from < some.length; from += pool.width) {
          goOn()
          const few = some.slice(from, from + pool.width)
          const drawn = await Promise.all(
            few.map(({ url }) => pool.draw({ content: url, style, logo, background, format: 'png', quick: true })),
          )
          for (const [place, { code, itemName }] of few.entries()) {
            const picture = drawn[place]
            if (picture?.ok) await zip.addPacked(unique(`${safeFileName(itemName) || '_'}/${code}.png`), picture.body)
            else missing += 1
          }
          done += few.length
          progress(done, total)
        }
      }
    } finally {
      await pool.close()
    }
    return {
      fileName: say('exports.couponFile', { name, date: dayOf(zone, now) }),
      problem: missing > 0 ? { phrase: 'exports.leftOut', params: { count: missing } } : null,
    }
  }
}
