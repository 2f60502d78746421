import { and, asc, eq, gt, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { CouponCodeState } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { couponCode } from '../table.ts'

export type CodeRow = typeof couponCode.$inferSelect

interface Place {
  couponId: number
  itemId: number
}

/** Adds those codes that the account has not yet, and answers how many that were. */
export async function insertCodes(
  tx: Tx,
  accountId: AccountId,
  { couponId, itemId }: Place,
  codes: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into coupon_code (account_id, coupon_id, item_id, code)
    select ${accountId}::bigint, ${couponId}::bigint, ${itemId}::bigint, made.code
    from unnest(${sql.param([...codes])}::text[]) as made (code)
    on conflict do nothing`)
  return rowCount ?? 0
}

/** The code that was said, in the first of the ways in which it may be meant. */
export async function findSaid(
  tx: Tx,
  accountId: AccountId,
  said: readonly string[],
  couponId?: number,
): Promise<CodeRow | undefined> {
  const rows = await tx
    .select()
    .from(couponCode)
    .where(
      and(
        eq(couponCode.accountId, accountId),
        inArray(couponCode.code, [...said]),
        couponId === undefined ? undefined : eq(couponCode.couponId, couponId),
      ),
    )
  return said.map((one) => rows.find(({ code }) => code === one)).find((row) => row !== undefined)
}

/** All codes that were said, by what they say. */
export async function codesSaid(tx: Tx, accountId: AccountId, said: readonly string[]): Promise<Map<string, CodeRow>> {
  if (said.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(couponCode)
    .where(and(eq(couponCode.accountId, accountId), inArray(couponCode.code, [...said])))
  return new Map(rows.map((row) => [row.code, row]))
}

export const codesByIds = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<CodeRow[]> =>
  tx
    .select()
    .from(couponCode)
    .where(and(eq(couponCode.accountId, accountId), inArray(couponCode.id, [...ids])))

interface Narrowed {
  couponId: number
  itemId?: number | undefined
  state?: CouponCodeState | undefined
  keyword: string
  isOver: boolean
}

const unused = and(eq(couponCode.used, 0), isNull(couponCode.deletedAt))

/** What a state means in the table, while its coupon is valid or is over. */
function inState(state: CouponCodeState | undefined, isOver: boolean): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'deleted') return isNotNull(couponCode.deletedAt)
  if (state === 'redeemed') return and(gt(couponCode.used, 0), isNull(couponCode.deletedAt))
  if (state === 'expired') return isOver ? unused : sql`false`
  if (isOver) return sql`false`
  return and(unused, state === 'open' ? isNull(couponCode.handedAt) : isNotNull(couponCode.handedAt))
}

const matching = (accountId: AccountId, { couponId, itemId, state, keyword, isOver }: Narrowed) =>
  and(
    eq(couponCode.accountId, accountId),
    eq(couponCode.couponId, couponId),
    itemId === undefined ? undefined : eq(couponCode.itemId, itemId),
    inState(state, isOver),
    keyword
      ? or(
          like(couponCode.code, `${keyword.replace(/[\\%_]/g, '\\$&')}%`),
          inArray(couponCode.mobile, [keyword, `+${keyword}`, `+86${keyword}`]),
        )
      : undefined,
  )

export const listCodes = (
  tx: Tx,
  accountId: AccountId,
  { offset, limit, ...narrowed }: Narrowed & { offset: number; limit: number },
): Promise<CodeRow[]> =>
  tx
    .select()
    .from(couponCode)
    .where(matching(accountId, narrowed))
    .orderBy(asc(couponCode.id))
    .offset(offset)
    .limit(limit)

export const countMatching = (tx: Tx, accountId: AccountId, narrowed: Narrowed): Promise<number> =>
  tx.$count(couponCode, matching(accountId, narrowed))

/** Codes of a coupon behind one, without deleted ones: for whoever goes through all of them. */
export const codesAfter = (
  tx: Tx,
  accountId: AccountId,
  { couponId, after, limit }: { couponId: number; after: number; limit: number },
): Promise<CodeRow[]> =>
  tx
    .select()
    .from(couponCode)
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.couponId, couponId),
        gt(couponCode.id, after),
        isNull(couponCode.deletedAt),
      ),
    )
    .orderBy(asc(couponCode.id))
    .limit(limit)

export const deleteCodes = (
  tx: Tx,
  accountId: AccountId,
  couponId: number,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<CodeRow[]> =>
  tx
    .update(couponCode)
    .set({ deletedAt: now })
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.couponId, couponId),
        inArray(couponCode.id, [...ids]),
        isNull(couponCode.deletedAt),
      ),
    )
    .returning()

/** Whether anybody can still be handed one. */
export async function isAnyFree(tx: Tx, accountId: AccountId, couponId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: couponCode.id })
    .from(couponCode)
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.couponId, couponId),
        isNull(couponCode.handedAt),
        eq(couponCode.used, 0),
        isNull(couponCode.deletedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function findOfMobile(
  tx: Tx,
  accountId: AccountId,
  couponId: number,
  mobile: string,
): Promise<CodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(couponCode)
    .where(and(eq(couponCode.accountId, accountId), eq(couponCode.couponId, couponId), eq(couponCode.mobile, mobile)))
  return row
}

/** Codes that were given for a record. */
export const codesOfRecords = (tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<CodeRow[]> =>
  tx
    .select()
    .from(couponCode)
    .where(and(eq(couponCode.accountId, accountId), inArray(couponCode.recordId, [...recordIds])))
    .orderBy(asc(couponCode.id))

/** Whose a code becomes: a phone's (E.164), or that of whoever filled in a record. */
export type Taker = { mobile: string } | { recordId: number }

/**
 * Gives a free code to somebody in one statement. `waits`: also for codes that somebody is just being given, who may
 * not take them. Undefined: none is left.
 */
export async function handOut(
  tx: Tx,
  accountId: AccountId,
  { couponId, to, now, waits }: { couponId: number; to: Taker; now: Date; waits: boolean },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    with free as (
      select id from coupon_code
      where account_id = ${accountId} and coupon_id = ${couponId} and handed_at is null and used = 0
        and deleted_at is null
      order by id limit 1 for update ${waits ? sql`` : sql`skip locked`}
    )
    update coupon_code c set ${'mobile' in to ? sql`mobile = ${to.mobile}` : sql`record_id = ${to.recordId}`}, handed_at = ${now.toISOString()}::timestamptz
    from free where c.account_id = ${accountId} and c.id = free.id and c.handed_at is null
    returning c.code`)
  return rows[0]?.code
}

/** Binds a code to a phone; undefined when it is another one's. Violates `coupon_code_mobile` when the phone has one already. */
export async function bind(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { mobile, now }: { mobile: string; now: Date },
): Promise<CodeRow | undefined> {
  const [row] = await tx
    .update(couponCode)
    .set({ mobile, handedAt: sql`coalesce(${couponCode.handedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(couponCode.accountId, accountId),
        eq(couponCode.id, id),
        or(isNull(couponCode.mobile), eq(couponCode.mobile, mobile)),
      ),
    )
    .returning()
  return row
}
