import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { qrCode, qrCodeFavourite, qrCodeVersion } from '../table.ts'

/** Live codes, also those in the trash, with all versions of their content. */
export const carriedCodes: readonly Carried[] = [
  carried(qrCode, { as: 'codes', refs: { directory_id: 'directory', created_by: 'user' } }),
  carried(qrCodeVersion, { refs: { saved_by: 'user', blocks: { formId: 'form', couponId: 'coupon' } } }),
  carried(qrCodeFavourite, { refs: { user_id: 'user' } }),
]
