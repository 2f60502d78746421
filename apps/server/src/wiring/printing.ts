import type { Coupons } from '../modules/coupons/service/vouchers.ts'
import type { GroupCodes } from '../modules/group-codes/service/group-codes.ts'
import { createGroupPrints } from '../modules/labels/service/group-export.ts'
import type { Labels } from '../modules/labels/service/labels.ts'
import type { Prints } from '../modules/labels/service/prints.ts'
import { createCouponFiles } from '../modules/labels/service/voucher-export.ts'
import type { Database } from '../platform/db/database.ts'

interface Needs {
  database: Database
  exports: Parameters<typeof createCouponFiles>[0]['exports']
  coupons: Pick<Coupons, 'exported'>
  groupCodes: Pick<GroupCodes, 'printed'>
  labels: Labels
  prints: Prints
}

/** What is printed beside live codes. */
export function wirePrinting({ coupons: { exported }, ...needs }: Needs) {
  return { couponFiles: createCouponFiles({ ...needs, exported }), groupPrints: createGroupPrints(needs) }
}
