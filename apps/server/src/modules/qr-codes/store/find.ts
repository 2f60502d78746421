import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inReach } from '../../../platform/db/reach.ts'
import { qrCode } from '../table.ts'
import { named } from './list.ts'
import { orders } from './orders.ts'
import { inOneWalk } from './walks.ts'

/** Newest rows among which is looked first: what many codes have stands there. */
const nearby = 2_000

/**
 * A few codes that a keyword means, without an order and without a count: what is not among the newest is taken from the
 * index of words as it comes.
 */
export async function findNamed(
  tx: Tx,
  accountId: AccountId,
  { keyword, numbered, limit }: { keyword: string; numbered: string[]; limit: number },
): Promise<{ id: string; name: string }[]> {
  const columns = { id: sql<string>`${qrCode.id}`, name: sql<string>`${qrCode.name}` }
  const listed = and(eq(qrCode.accountId, accountId), isNull(qrCode.deletedAt), inReach(qrCode.directoryId))
  const wanted = named({ keyword, numbered })
  const near = inOneWalk(listed, { order: orders.newest, limit: nearby })
  const first = await tx.select(columns).from(near).where(wanted).limit(limit)
  if (first.length === limit) return first
  const known = new Set(first.map(({ id }) => id))
  const more = await tx
    .select(columns)
    .from(qrCode)
    .where(and(listed, wanted))
    .limit(limit + first.length)
  return [...first, ...more.filter(({ id }) => !known.has(id))].slice(0, limit)
}
