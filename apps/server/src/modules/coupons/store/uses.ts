import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, max, min, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type RowPosition } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { couponCode, couponUse } from '../table.ts'

export type { UseRow } from './redemptions.ts'
import type { UseRow } from './redemptions.ts'

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

interface Shift {
  counterId: number
  from: Date
  until: Date
}

const inShift = (accountId: AccountId, { counterId, from, until }: Shift) =>
  and(
    eq(couponUse.accountId, accountId),
    eq(couponUse.counterId, counterId),
    gte(couponUse.at, from),
    lt(couponUse.at, until),
  )

/** What stands of a counter within a stretch, by item. */
export async function countByItem(
  tx: Tx,
  accountId: AccountId,
  shift: Shift,
): Promise<{ couponId: number; itemId: number; uses: number }[]> {
  return tx
    .select({ couponId: couponUse.couponId, itemId: couponCode.itemId, uses: sql<number>`count(*)::int` })
    .from(couponUse)
    .innerJoin(couponCode, and(eq(couponCode.accountId, couponUse.accountId), eq(couponCode.id, couponUse.codeId)))
    .where(and(inShift(accountId, shift), isNull(couponUse.undoneAt)))
    .groupBy(couponUse.couponId, couponCode.itemId)
}

/** When a counter began and ended to redeem within a stretch, and what was taken back of it. */
export async function extentOfShift(
  tx: Tx,
  accountId: AccountId,
  shift: Shift,
): Promise<{ firstAt: Date | null; lastAt: Date | null; undone: number }> {
  const [row] = await tx
    .select({
      firstAt: min(couponUse.at),
      lastAt: max(couponUse.at),
      undone: sql<number>`(count(*) filter (where ${couponUse.undoneAt} is not null))::int`,
    })
    .from(couponUse)
    .where(inShift(accountId, shift))
  return row ?? { firstAt: null, lastAt: null, undone: 0 }
}
