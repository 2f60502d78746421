import type { DeliveryState, PushEvent } from '@matai/contract'
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { pushDelivery, pushTry } from '../table.ts'

export type DeliveryRow = typeof pushDelivery.$inferSelect
export type TryRow = typeof pushTry.$inferSelect

const ofPush = (accountId: AccountId, pushId: number) =>
  and(eq(pushDelivery.accountId, accountId), eq(pushDelivery.pushId, pushId))
const among = (accountId: AccountId, ids: readonly number[]) =>
  and(eq(pushDelivery.accountId, accountId), inArray(pushDelivery.id, [...ids]))

export async function insertDeliveries(
  tx: Tx,
  accountId: AccountId,
  rows: readonly Omit<typeof pushDelivery.$inferInsert, 'accountId'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(pushDelivery).values(rows.map((row) => ({ ...row, accountId })))
}

/** How many are under way now. */
export const countUnderWay = (tx: Tx, accountId: AccountId, pushId: number, now: Date): Promise<number> =>
  tx.$count(
    pushDelivery,
    and(ofPush(accountId, pushId), eq(pushDelivery.state, 'waiting'), gt(pushDelivery.leaseUntil, now)),
  )

/** Takes the oldest that may be tried, for so long that nobody else does; whoever dies leaves them to others. */
export async function claim(
  tx: Tx,
  accountId: AccountId,
  { pushId, now, leaseUntil, limit }: { pushId: number; now: Date; leaseUntil: Date; limit: number },
): Promise<DeliveryRow[]> {
  const due = await tx
    .select({ id: pushDelivery.id })
    .from(pushDelivery)
    .where(and(ofPush(accountId, pushId), eq(pushDelivery.state, 'waiting'), lte(pushDelivery.dueAt, now)))
    .orderBy(asc(pushDelivery.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  const rows = await tx
    .update(pushDelivery)
    .set({
      dueAt: leaseUntil,
      leaseUntil,
      firstAt: sql`coalesce(${pushDelivery.firstAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      among(
        accountId,
        due.map(({ id }) => id),
      ),
    )
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

/** Whether somebody has not taken an event yet. */
export async function isOnItsWay(tx: Tx, accountId: AccountId, eventId: number): Promise<boolean> {
  const of = and(eq(pushDelivery.accountId, accountId), eq(pushDelivery.eventId, eventId))
  const [one] = await tx
    .select({ id: pushDelivery.id })
    .from(pushDelivery)
    .where(and(of, ne(pushDelivery.state, 'delivered')))
    .limit(1)
  return one !== undefined
}

/** Takes one, whatever its time is. */
export async function claimOne(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .update(pushDelivery)
    .set({ dueAt: leaseUntil, leaseUntil, firstAt: now })
    .where(among(accountId, [id]))
    .returning()
  return row
}

export async function updateDelivery(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Omit<DeliveryRow, 'accountId' | 'id'>>,
): Promise<void> {
  await tx
    .update(pushDelivery)
    .set(values)
    .where(among(accountId, [id]))
}

/** A receiver is back: what waits for its next try has waited long enough. */
export async function wakeAll(tx: Tx, accountId: AccountId, pushId: number, now: Date): Promise<void> {
  await tx
    .update(pushDelivery)
    .set({ dueAt: now })
    .where(
      and(
        ofPush(accountId, pushId),
        eq(pushDelivery.state, 'waiting'),
        gt(pushDelivery.dueAt, now),
        sql`(${pushDelivery.leaseUntil} is null or ${pushDelivery.leaseUntil} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
}

export async function insertTry(
  tx: Tx,
  accountId: AccountId,
  values: Omit<typeof pushTry.$inferInsert, 'accountId'>,
): Promise<void> {
  await tx.insert(pushTry).values({ ...values, accountId })
}

export const listTries = (tx: Tx, accountId: AccountId, deliveryId: number, limit: number): Promise<TryRow[]> =>
  tx
    .select()
    .from(pushTry)
    .where(and(eq(pushTry.accountId, accountId), eq(pushTry.deliveryId, deliveryId)))
    .orderBy(desc(pushTry.id))
    .limit(limit)

export async function findDelivery(tx: Tx, accountId: AccountId, id: number): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(pushDelivery)
    .where(among(accountId, [id]))
  return row
}

export async function deliveryOfEvent(tx: Tx, accountId: AccountId, eventId: number): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(pushDelivery)
    .where(and(eq(pushDelivery.accountId, accountId), eq(pushDelivery.eventId, eventId)))
  return row
}

export interface Which {
  ids?: readonly number[] | undefined
  state?: DeliveryState | undefined
  event?: PushEvent | undefined
  formId?: number | undefined
  /** In which the number is meant; other words are in none. */
  keyword?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const which = (accountId: AccountId, pushId: number, { ids, state, event, formId, keyword, from, until }: Which): SQL =>
  and(
    ofPush(accountId, pushId),
    ids && inArray(pushDelivery.id, [...ids]),
    state && eq(pushDelivery.state, state),
    event && eq(pushDelivery.type, event),
    formId === undefined ? undefined : eq(pushDelivery.formId, formId),
    keyword ? sql`${pushDelivery.number}::text = ${keyword}` : undefined,
    from && gte(pushDelivery.at, from),
    until && lt(pushDelivery.at, until),
  ) as SQL // of conditions of which there is one

export const listDeliveries = (
  tx: Tx,
  accountId: AccountId,
  pushId: number,
  { after, offset, limit, ...narrowed }: PageOfRows & Which,
): Promise<(DeliveryRow & { moment: string })[]> =>
  tx
    .select({ ...getTableColumns(pushDelivery), moment: momentOf(pushDelivery.at) })
    .from(pushDelivery)
    .where(and(which(accountId, pushId, narrowed), behind(pushDelivery.at, pushDelivery.id, after)))
    .orderBy(desc(pushDelivery.at), desc(pushDelivery.id))
    .offset(offset)
    .limit(limit)

export async function countDeliveries(
  tx: Tx,
  accountId: AccountId,
  pushId: number,
  narrowed: Which,
  atMost: number,
): Promise<number> {
  const found = tx
    .select({ one: sql`1` })
    .from(pushDelivery)
    .where(which(accountId, pushId, narrowed))
    .limit(atMost)
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from (${found}) counted`)
  return rows[0]?.n ?? 0
}

/** Those behind a cursor, in the order in which they came to stand. */
export const deliveriesAfter = (
  tx: Tx,
  accountId: AccountId,
  pushId: number,
  { cursor, limit }: { cursor: number; limit: number },
): Promise<DeliveryRow[]> =>
  tx
    .select()
    .from(pushDelivery)
    .where(and(ofPush(accountId, pushId), gt(pushDelivery.id, cursor), eq(pushDelivery.test, false)))
    .orderBy(asc(pushDelivery.id))
    .limit(limit)

/** Lets them be sent again, as if for the first time; what is under way is left alone. */
export async function sendAgain(
  tx: Tx,
  accountId: AccountId,
  pushId: number,
  narrowed: Which,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(pushDelivery)
    .set({ state: 'waiting', tries: 0, dueAt: now, leaseUntil: null, firstAt: null })
    .where(
      and(
        which(accountId, pushId, narrowed),
        sql`(${pushDelivery.leaseUntil} is null or ${pushDelivery.leaseUntil} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
  return rowCount ?? 0
}

export interface Piece {
  from: Date | null
  delivered: number
  failed: number
  p50: number | null
  p95: number | null
}

/** Tries since a moment, summed up by pieces of so many seconds; the row without a moment is all of them. */
export async function sumUpTries(
  tx: Tx,
  accountId: AccountId,
  pushId: number,
  { since, seconds }: { since: Date; seconds: number },
): Promise<Piece[]> {
  const { rows } = await tx.execute<{
    piece: string | null
    delivered: number
    failed: number
    p50: number | null
    p95: number | null
  }>(sql`
    select floor(extract(epoch from at - ${since.toISOString()}::timestamptz) / ${seconds}::int)::int as piece,
      count(*) filter (where status = 200)::int as delivered,
      count(*) filter (where status is distinct from 200)::int as failed,
      round(percentile_cont(0.5) within group (order by ms))::int as p50,
      round(percentile_cont(0.95) within group (order by ms))::int as p95
    from ${pushTry}
    where ${pushTry.accountId} = ${accountId} and ${pushTry.pushId} = ${pushId} and at >= ${since.toISOString()}::timestamptz
    group by rollup (1)`)
  return rows.map(({ piece, ...row }) => ({
    ...row,
    from: piece === null ? null : new Date(since.getTime() + Number(piece) * seconds * 1_000),
  }))
}
