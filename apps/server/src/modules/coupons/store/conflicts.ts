import { and, desc, eq, getTableColumns, gte, lt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { RowPosition } from '../../../platform/lists/page.ts'
import { behind, holds, momentOf } from '../../../platform/lists/page-sql.ts'
import { couponConflict } from '../table.ts'

export type ConflictRow = typeof couponConflict.$inferSelect

/** Keeps what could not be redeemed; what was kept before is not kept twice. Answers the keys of those that are new. */
export async function keepConflicts(
  tx: Tx,
  rows: readonly (typeof couponConflict.$inferInsert)[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const kept = await tx
    .insert(couponConflict)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      key: couponConflict.key,
    })
  return new Set(kept.map(({ key }) => key))
}

const matching = (accountId: AccountId, keyword: string) =>
  and(eq(couponConflict.accountId, accountId), keyword ? holds(couponConflict.typed, keyword) : undefined)

export const listConflicts = (
  tx: Tx,
  accountId: AccountId,
  { keyword, after, offset, limit }: { keyword: string; after: RowPosition | undefined; offset: number; limit: number },
): Promise<(ConflictRow & { moment: string })[]> =>
  tx
    .select({ ...getTableColumns(couponConflict), moment: momentOf(couponConflict.at) })
    .from(couponConflict)
    .where(and(matching(accountId, keyword), behind(couponConflict.at, couponConflict.id, after)))
    .orderBy(desc(couponConflict.at), desc(couponConflict.id))
    .offset(offset)
    .limit(limit)

export const countConflicts = (tx: Tx, accountId: AccountId, keyword: string): Promise<number> =>
  tx.$count(couponConflict, matching(accountId, keyword))

/** Those of a counter within a stretch. */
export const countConflictsAt = (
  tx: Tx,
  accountId: AccountId,
  { counterId, from, until }: { counterId: number; from: Date; until: Date },
): Promise<number> =>
  tx.$count(
    couponConflict,
    and(
      eq(couponConflict.accountId, accountId),
      eq(couponConflict.counterId, counterId),
      gte(couponConflict.at, from),
      lt(couponConflict.at, until),
    ),
  )
