import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type RowPosition } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { couponCode, couponUse } from '../table.ts'

export type UseRow = typeof couponUse.$inferSelect

export interface Redeemer {
  by: UseRow['by']
  counterId: number | null
  userId: number | null
  outlet: string
  person: string
  key: string
  offlineAt: Date | null
}

/**
 * One statement: redeems a code if it can be redeemed at this moment and place, and writes down who did. Undefined when it
 * cannot, or somebody was faster. `at` is when it was scanned, by which its validity is judged; `outlet` null is anywhere.
 */
export async function redeem(
  tx: Tx,
  accountId: AccountId,
  codeId: number,
  { redeemer, now, at, outlet }: { redeemer: Redeemer; now: Date; at: Date; outlet: string | null },
): Promise<number | undefined> {
  const { by, counterId, userId, person, key, offlineAt } = redeemer
  const { rows } = await tx.execute<{ id: string }>(sql`
    with used as (
      update coupon_code c set used = c.used + 1
      from coupon k
      where c.account_id = ${accountId} and c.id = ${codeId}
        and k.account_id = c.account_id and k.id = c.coupon_id
        and c.deleted_at is null and k.deleted_at is null and c.used < k.uses
        and k.from_at <= ${at.toISOString()}::timestamptz and k.until_at > ${at.toISOString()}::timestamptz
        and (${outlet}::text is null or k.outlets = '[]'::jsonb or k.outlets ? ${outlet}::text)
      returning c.id, c.coupon_id
    )
    insert into coupon_use (account_id, coupon_id, code_id, at, by, counter_id, user_id, outlet, person, key, offline_at)
    select ${accountId}::bigint, used.coupon_id, used.id, ${now.toISOString()}::timestamptz, ${by}, ${counterId}::bigint,
      ${userId}::bigint, ${redeemer.outlet}, ${person}, ${key}, ${offlineAt?.toISOString() ?? null}::timestamptz
    from used
    returning id`)
  return rows[0] && Number(rows[0].id)
}

export async function findByKey(tx: Tx, accountId: AccountId, key: string): Promise<UseRow | undefined> {
  const [row] = await tx
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.accountId, accountId), eq(couponUse.key, key), sql`key <> ''`))
  return row
}

export async function findUse(tx: Tx, accountId: AccountId, id: number): Promise<UseRow | undefined> {
  const [row] = await tx
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.accountId, accountId), eq(couponUse.id, id)))
  return row
}

/** Redemptions of codes that stand, the first of each code first. */
export const usesOf = (tx: Tx, accountId: AccountId, codeIds: readonly number[]): Promise<UseRow[]> =>
  tx
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.accountId, accountId), inArray(couponUse.codeId, [...codeIds]), isNull(couponUse.undoneAt)))
    .orderBy(asc(couponUse.at), asc(couponUse.id))

interface Listed {
  couponId?: number | undefined
  /** Ids of codes; undefined: of all. */
  codeIds?: readonly number[] | undefined
}

const matching = (accountId: AccountId, { couponId, codeIds }: Listed) =>
  and(
    eq(couponUse.accountId, accountId),
    couponId === undefined ? undefined : eq(couponUse.couponId, couponId),
    codeIds ? inArray(couponUse.codeId, [...codeIds]) : undefined,
  )

export const listUses = (
  tx: Tx,
  accountId: AccountId,
  { after, offset, limit, ...listed }: Listed & { after: RowPosition | undefined; offset: number; limit: number },
): Promise<(UseRow & { moment: string })[]> =>
  tx
    .select({ ...getTableColumns(couponUse), moment: momentOf(couponUse.at) })
    .from(couponUse)
    .where(and(matching(accountId, listed), behind(couponUse.at, couponUse.id, after)))
    .orderBy(desc(couponUse.at), desc(couponUse.id))
    .offset(offset)
    .limit(limit)

export const countUses = (tx: Tx, accountId: AccountId, listed: Listed): Promise<number> =>
  tx.$count(couponUse, matching(accountId, listed))

/** Takes a redemption back that is not older than a moment: the code can be redeemed again. Undefined: too late, or done. */
export async function undo(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { userId, now, since }: { userId: number; now: Date; since: Date },
): Promise<UseRow | undefined> {
  const [row] = await tx
    .update(couponUse)
    .set({ undoneAt: now, undoneBy: userId })
    .where(
      and(
        eq(couponUse.accountId, accountId),
        eq(couponUse.id, id),
        isNull(couponUse.undoneAt),
        gt(couponUse.at, since),
      ),
    )
    .returning()
  if (!row) return undefined
  await tx
    .update(couponCode)
    .set({ used: sql`${couponCode.used} - 1` })
    .where(and(eq(couponCode.accountId, accountId), eq(couponCode.id, row.codeId)))
  return row
}

/** What stands of a counter within a stretch, by item. */
export async function countByItem(
  tx: Tx,
  accountId: AccountId,
  { counterId, from, until }: { counterId: number; from: Date; until: Date },
): Promise<{ couponId: number; itemId: number; uses: number }[]> {
  return tx
    .select({ couponId: couponUse.couponId, itemId: couponCode.itemId, uses: sql<number>`count(*)::int` })
    .from(couponUse)
    .innerJoin(couponCode, and(eq(couponCode.accountId, couponUse.accountId), eq(couponCode.id, couponUse.codeId)))
    .where(
      and(
        eq(couponUse.accountId, accountId),
        eq(couponUse.counterId, counterId),
        gte(couponUse.at, from),
        lt(couponUse.at, until),
        isNull(couponUse.undoneAt),
      ),
    )
    .groupBy(couponUse.couponId, couponCode.itemId)
}

/** What stands of a coupon, by day of a zone and outlet, the newest first. */
export async function countByDay(
  tx: Tx,
  accountId: AccountId,
  couponId: number,
  zone: string,
): Promise<{ day: string; outlet: string; uses: number }[]> {
  const { rows } = await tx.execute<{ day: string; outlet: string; uses: number }>(sql`
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, outlet, count(*)::int as uses
    from coupon_use where account_id = ${accountId} and coupon_id = ${couponId} and undone_at is null
    group by 1, 2 order by 1 desc, 2 limit 1000`)
  return rows
}
