import { countCouponsOf } from '../store/everybody.ts'
import { namedCoupons } from '../store/named.ts'
import { giveForRecords, givenForRecords } from './by-form.ts'
import { namesAmong } from './names.ts'
import { createCodeList } from './codes.ts'
import { createConflicts } from './conflicts.ts'
import { createCounters } from './counters.ts'
import { createCouponList } from './coupons.ts'
import type { Dependencies } from './dependencies.ts'
import { createExported } from './exported.ts'
import { createGuesses } from './guesses.ts'
import { createHandingOut } from './hand-out.ts'
import { createCodeImport } from './import-codes.ts'
import { createOwed } from './owed.ts'
import { createRedeeming } from './redeem.ts'

export { couponParts } from '../store/account-data.ts'

export type Coupons = ReturnType<typeof createCoupons>

/** Vouchers with single codes, each redeemed once or as often as its coupon says. */
export function createCoupons(dependencies: Dependencies) {
  const redeeming = createRedeeming(dependencies)
  const acting = { ...dependencies, redeeming, guesses: createGuesses(dependencies) }
  return {
    coupons: createCouponList(dependencies),
    codes: createCodeList(dependencies, redeeming),
    redeeming,
    importing: createCodeImport(dependencies),
    counters: createCounters(acting),
    handingOut: createHandingOut(acting),
    conflicts: createConflicts(dependencies),
    liability: createOwed(dependencies),
    exported: createExported(dependencies),
    countOf: countCouponsOf,
    named: namedCoupons,
    namesAmong,
    giveForRecords,
    givenForRecords,
  }
}
