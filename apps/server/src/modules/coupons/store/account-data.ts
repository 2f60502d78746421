import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { coupon, couponCode, couponConflict, couponCounter, couponItem, couponUse } from '../table.ts'

/** What the data of an account holds of its coupons; addresses of counters are rights, and stay. */
export const couponParts: readonly AccountPart[] = [
  tablePart('coupons.jsonl', coupon, {
    by: ['id'],
    columns: {
      ...{ id: coupon.id, name: coupon.name, mode: coupon.mode, words: coupon.words, from: coupon.from },
      ...{ until: coupon.until, outlets: coupon.outlets, uses: coupon.uses, byLink: coupon.byLink },
      ...{ formId: coupon.formId, colour: coupon.colour, coverId: coupon.coverId, style: coupon.style },
      ...{ address: coupon.address, createdAt: coupon.createdAt, deletedAt: coupon.deletedAt },
    },
  }),
  tablePart('coupon-items.jsonl', couponItem, {
    by: ['id'],
    columns: {
      ...{ id: couponItem.id, couponId: couponItem.couponId, name: couponItem.name, deletedAt: couponItem.deletedAt },
    },
  }),
  tablePart('coupon-codes.jsonl', couponCode, {
    by: ['id'],
    columns: {
      ...{ id: couponCode.id, couponId: couponCode.couponId, itemId: couponCode.itemId, code: couponCode.code },
      ...{ used: couponCode.used, mobile: couponCode.mobile, handedAt: couponCode.handedAt },
      recordId: couponCode.recordId,
      ...{ deletedAt: couponCode.deletedAt },
    },
  }),
  tablePart('coupon-uses.jsonl', couponUse, {
    by: ['id'],
    columns: {
      ...{ id: couponUse.id, couponId: couponUse.couponId, codeId: couponUse.codeId, at: couponUse.at },
      ...{ by: couponUse.by, counterId: couponUse.counterId, userId: couponUse.userId, outlet: couponUse.outlet },
      ...{ person: couponUse.person, offlineAt: couponUse.offlineAt, undoneAt: couponUse.undoneAt },
      ...{ undoneBy: couponUse.undoneBy },
    },
  }),
  tablePart('coupon-counters.jsonl', couponCounter, {
    by: ['id'],
    columns: {
      ...{ id: couponCounter.id, outlet: couponCounter.outlet, person: couponCounter.person },
      ...{ createdAt: couponCounter.createdAt, endedAt: couponCounter.endedAt },
    },
  }),
  tablePart('coupon-conflicts.jsonl', couponConflict, {
    by: ['id'],
    columns: {
      ...{ id: couponConflict.id, counterId: couponConflict.counterId, codeId: couponConflict.codeId },
      ...{ typed: couponConflict.typed, outcome: couponConflict.outcome, scannedAt: couponConflict.scannedAt },
      at: couponConflict.at,
    },
  }),
]
