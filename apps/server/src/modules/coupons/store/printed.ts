import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { couponCode } from '../table.ts'

type OfCoupon = { id: number; uses: number }

const printable = (accountId: AccountId, { id, uses }: OfCoupon) =>
  and(
    eq(couponCode.accountId, accountId),
    eq(couponCode.couponId, id),
    lt(couponCode.used, uses),
    isNull(couponCode.mobile),
    isNull(couponCode.recordId),
    isNull(couponCode.deletedAt),
  )

export const listPrintable = (
  tx: Tx,
  accountId: AccountId,
  coupon: OfCoupon,
  { from, limit }: { from: number; limit: number },
): Promise<{ code: string; itemId: number }[]> =>
  tx
    .select({ code: couponCode.code, itemId: couponCode.itemId })
    .from(couponCode)
    .where(printable(accountId, coupon))
    .orderBy(asc(couponCode.id))
    .offset(from)
    .limit(limit)

export const countPrintable = (tx: Tx, accountId: AccountId, coupon: OfCoupon): Promise<number> =>
  tx.$count(couponCode, printable(accountId, coupon))

export const listSome = (
  tx: Tx,
  accountId: AccountId,
  couponId: number,
  codes: readonly string[],
): Promise<{ code: string; itemId: number }[]> =>
  tx
    .select({ code: couponCode.code, itemId: couponCode.itemId })
    .from(couponCode)
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.couponId, couponId),
        inArray(couponCode.code, [...codes]),
        isNull(couponCode.deletedAt),
      ),
    )
    .orderBy(asc(couponCode.id))

export async function keepPrinted(
  tx: Tx,
  accountId: AccountId,
  couponId: number,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .update(couponCode)
    .set({ handedAt: now })
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.couponId, couponId),
        inArray(couponCode.code, [...codes]),
        isNull(couponCode.handedAt),
      ),
    )
}
