import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { CouponMode } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { coupon, couponCode, couponItem } from '../table.ts'

export type CouponRow = typeof coupon.$inferSelect
export type ItemRow = typeof couponItem.$inferSelect
type Values = Pick<
  CouponRow,
  | 'name'
  | 'mode'
  | 'words'
  | 'from'
  | 'until'
  | 'outlets'
  | 'uses'
  | 'byLink'
  | 'formId'
  | 'colour'
  | 'coverId'
  | 'style'
  | 'updatedAt'
>

const there = (accountId: AccountId, id: number) =>
  and(eq(coupon.accountId, accountId), eq(coupon.id, id), isNull(coupon.deletedAt))

/** Coupons that are there, as far as visitors are told of them. */
export const shownCoupons = (tx: Tx, accountId: AccountId, ids: readonly number[]) =>
  tx
    .select({ id: coupon.id, name: coupon.name, address: coupon.address, from: coupon.from, until: coupon.until })
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), inArray(coupon.id, [...ids]), isNull(coupon.deletedAt)))

interface Narrowed {
  keyword: string
  mode?: CouponMode | undefined
}

const matching = (accountId: AccountId, { keyword, mode }: Narrowed) =>
  and(
    eq(coupon.accountId, accountId),
    isNull(coupon.deletedAt),
    keyword ? holds(coupon.name, keyword) : undefined,
    mode ? eq(coupon.mode, mode) : undefined,
  )

/** `moment` is that of the change with microseconds, for the cursor. */
export function listCoupons(
  tx: Tx,
  accountId: AccountId,
  { keyword, mode, sort, after, offset, limit }: PageOfRows & Narrowed,
): Promise<(CouponRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(coupon), moment: momentOf(coupon.updatedAt) })
    .from(coupon)
    .where(and(matching(accountId, { keyword, mode }), behind(coupon.updatedAt, coupon.id, after)))
    .orderBy(...inOrder(sort, { moment: coupon.updatedAt, id: coupon.id, name: coupon.name }))
    .offset(offset)
    .limit(limit)
}

export const countCoupons = (tx: Tx, accountId: AccountId, narrowed: Narrowed): Promise<number> =>
  tx.$count(coupon, matching(accountId, narrowed))

export async function findCoupon(tx: Tx, accountId: AccountId, id: number): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupon).where(there(accountId, id))
  return row
}

/** Held, so that it cannot vanish, nor get more codes from somebody else, meanwhile. */
export async function lockCoupon(tx: Tx, accountId: AccountId, id: number): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupon).where(there(accountId, id)).for('no key update')
  return row
}

/** Also one that was deleted: its codes are in people's hands. */
export async function findAt(tx: Tx, accountId: AccountId, address: string): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), eq(coupon.address, address)))
  return row
}

/** Coupons of which the fillers of a form are given a code; those that are over give none any more. */
export const listOfForm = (tx: Tx, accountId: AccountId, formId: number, now: Date): Promise<CouponRow[]> =>
  tx
    .select()
    .from(coupon)
    .where(
      and(eq(coupon.accountId, accountId), eq(coupon.formId, formId), isNull(coupon.deletedAt), gt(coupon.until, now)),
    )
    .orderBy(asc(coupon.id))

/** Whether a form hands out any. */
export async function isHandedOut(tx: Tx, accountId: AccountId, formId: number, now: Date): Promise<boolean> {
  const rows = await askNamed(tx, {
    name: 'coupon-of-form',
    text: `select from coupon where account_id = $1 and form_id = $2 and deleted_at is null and until_at > $3 limit 1`,
    values: [accountId, formId, now.toISOString()],
  })
  return rows.length > 0
}

export const listByIds = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<CouponRow[]> =>
  tx
    .select()
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), inArray(coupon.id, [...ids])))

/** Whoever adds one comes after whoever adds one now, so that a limit holds. */
export async function holdAdding(tx: Tx, accountId: AccountId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupons ${accountId}`}, 0))`)
  return tx.$count(coupon, and(eq(coupon.accountId, accountId), isNull(coupon.deletedAt)))
}

export async function insertCoupon(tx: Tx, values: typeof coupon.$inferInsert): Promise<CouponRow | undefined> {
  const [row] = await tx.insert(coupon).values(values).returning()
  return row
}

export async function updateCoupon(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Values>,
): Promise<CouponRow | undefined> {
  const [row] = await tx.update(coupon).set(values).where(there(accountId, id)).returning()
  return row
}

export const endCoupons = (tx: Tx, accountId: AccountId, ids: readonly number[], now: Date): Promise<CouponRow[]> =>
  tx
    .update(coupon)
    .set({ deletedAt: now })
    .where(and(eq(coupon.accountId, accountId), inArray(coupon.id, [...ids]), isNull(coupon.deletedAt)))
    .returning()

export async function insertItem(
  tx: Tx,
  values: { accountId: AccountId; couponId: number; name: string },
): Promise<ItemRow | undefined> {
  const [row] = await tx.insert(couponItem).values(values).returning()
  return row
}

export async function findItem(tx: Tx, accountId: AccountId, id: number): Promise<ItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(couponItem)
    .where(and(eq(couponItem.accountId, accountId), eq(couponItem.id, id), isNull(couponItem.deletedAt)))
  return row
}

/** Items of coupons, also deleted ones, whose codes were redeemed. */
export const listItems = (tx: Tx, accountId: AccountId, couponIds: readonly number[]): Promise<ItemRow[]> =>
  tx
    .select()
    .from(couponItem)
    .where(and(eq(couponItem.accountId, accountId), inArray(couponItem.couponId, [...couponIds])))
    .orderBy(asc(couponItem.id))

/** With those of its codes that nobody redeemed. */
export async function endItem(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<void> {
  await tx
    .update(couponItem)
    .set({ deletedAt: now })
    .where(and(eq(couponItem.accountId, accountId), eq(couponItem.id, id)))
  await tx
    .update(couponCode)
    .set({ deletedAt: now })
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.itemId, id),
        eq(couponCode.used, 0),
        isNull(couponCode.deletedAt),
      ),
    )
}

export interface ItemCount {
  couponId: number
  itemId: number
  codes: number
  redeemed: number
  handedOut: number
}

/** How many codes there are of each item, without deleted ones. */
export async function countCodes(tx: Tx, accountId: AccountId, couponIds: readonly number[]): Promise<ItemCount[]> {
  const count = (when: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${when}))::int`
  return tx
    .select({
      couponId: couponCode.couponId,
      itemId: couponCode.itemId,
      codes: sql<number>`count(*)::int`,
      redeemed: count(sql`${couponCode.used} > 0`),
      handedOut: count(sql`${couponCode.handedAt} is not null`),
    })
    .from(couponCode)
    .where(
      and(
        eq(couponCode.accountId, accountId),
        inArray(couponCode.couponId, [...couponIds]),
        isNull(couponCode.deletedAt),
      ),
    )
    .groupBy(couponCode.couponId, couponCode.itemId)
}
