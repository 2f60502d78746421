import { createCouponPages } from '../modules/coupons/service/pages.ts'
import { createCoupons } from '../modules/coupons/service/vouchers.ts'
import { createGroupCodes } from '../modules/group-codes/service/group-codes.ts'
import { createGroupPages } from '../modules/group-codes/service/pages.ts'
import { createGroupVisits } from '../modules/group-codes/service/visits.ts'
import { couponAssets } from '../platform/pages/form-assets.ts'
import type { Outside } from './outside.ts'

type Needs = Omit<
  Parameters<typeof createCoupons>[0] & Parameters<typeof createGroupCodes>[0],
  'ports' | 'events' | 'rateLimit' | 'decoding'
> &
  Pick<Parameters<typeof createCouponPages>[0], 'brandOf'>

/** Coupons and group codes: what people keep, and what they open. */
export function createCampaigns(outside: Outside, needs: Needs) {
  const all = { ...outside, ...needs }
  const coupons = createCoupons(all)
  return {
    coupons,
    couponPages: createCouponPages({ ...all, ...coupons, assets: couponAssets }),
    groupCodes: createGroupCodes(all),
    groupPages: createGroupPages({ ...all, visit: createGroupVisits({ pool: outside.limitedPool }) }),
  }
}
