import { coupons } from './coupons.ts'
import { groupCodes } from './group-codes.ts'

/** What screens say of group codes and coupons; only those load it. */
export const campaigns = {
  coupons,
  groupCodes,
}
