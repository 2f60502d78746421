import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { couponUse } from '../table.ts'

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

/** One try to redeem a code. */
export interface Try {
  codeId: number
  redeemer: Redeemer
  now: Date
  /** When it was scanned, by which its validity is judged. */
  at: Date
  /** Where it has to be valid; null: anywhere. */
  outlet: string | null
}

const moments = (all: readonly (Date | null)[]) => sql.param(all.map((at) => at?.toISOString() ?? null))

/**
 * One statement for all tries that came at once: each code is held, its room is asked of the very row that is written, and
 * who is first among those that fit gets it. A try whose key was used before gets nothing. Answers ids of redemptions by
 * the place of their try; those that are missing were refused.
 */
export async function redeemAll(tx: Tx, accountId: AccountId, tries: readonly Try[]): Promise<Map<number, number>> {
  const of = <Value>(pick: (one: Try) => Value) => sql.param(tries.map(pick))
  const { rows } = await tx.execute<{ place: number; id: string }>(sql`
    with tried as (
      select * from unnest(
        ${sql.param(tries.map((_, place) => place))}::int[], ${of(({ codeId }) => codeId)}::bigint[],
        ${moments(tries.map(({ at }) => at))}::timestamptz[], ${of(({ outlet }) => outlet)}::text[],
        ${moments(tries.map(({ now }) => now))}::timestamptz[], ${of(({ redeemer }) => redeemer.by)}::text[],
        ${of(({ redeemer }) => redeemer.counterId)}::bigint[], ${of(({ redeemer }) => redeemer.userId)}::bigint[],
        ${of(({ redeemer }) => redeemer.outlet)}::text[], ${of(({ redeemer }) => redeemer.person)}::text[],
        ${of(({ redeemer }) => redeemer.key)}::text[],
        ${moments(tries.map(({ redeemer }) => redeemer.offlineAt))}::timestamptz[]
      ) as t (place, code_id, scanned, asked_outlet, now_at, by, counter_id, user_id, outlet, person, key, offline_at)
    ), held as (
      select c.id, c.coupon_id, k.uses - c.used as room, k.from_at, k.until_at, k.outlets
      from coupon_code c join coupon k on k.account_id = ${accountId} and k.id = c.coupon_id
      where c.account_id = ${accountId} and c.id in (select code_id from tried)
        and c.deleted_at is null and k.deleted_at is null
      order by c.id for update of c
    ), fit as (
      select t.*, h.coupon_id, h.room, row_number() over (partition by t.code_id order by t.place) as turn
      from tried t join held h on h.id = t.code_id
      where h.from_at <= t.scanned and h.until_at > t.scanned
        and (t.asked_outlet is null or h.outlets = '[]'::jsonb or h.outlets ? t.asked_outlet)
        and (t.key = '' or not exists (
          select from coupon_use u where u.account_id = ${accountId} and u.key = t.key and u.key <> ''
        ))
    ), given as (
      select * from fit where turn <= room
    ), taken as (
      update coupon_code c set used = c.used + g.times
      from (select code_id, count(*)::int as times from given group by code_id) g
      where c.account_id = ${accountId} and c.id = g.code_id
      returning c.id
    ), made as (
      insert into coupon_use
        (account_id, coupon_id, code_id, at, by, counter_id, user_id, outlet, person, key, offline_at)
      select ${accountId}::bigint, g.coupon_id, g.code_id, g.now_at, g.by, g.counter_id, g.user_id, g.outlet, g.person,
        g.key, g.offline_at
      from given g join taken on taken.id = g.code_id order by g.place
      returning id, code_id
    )
    select g.place, m.id from given g
    join (select id, code_id, row_number() over (partition by code_id order by id) as turn from made) m
      on m.code_id = g.code_id and m.turn = g.turn`)
  return new Map(rows.map(({ place, id }) => [place, Number(id)]))
}

/** Redemptions that tries with these keys made before. */
export async function usesByKeys(tx: Tx, accountId: AccountId, keys: readonly string[]): Promise<Map<string, UseRow>> {
  const rows = await tx
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.accountId, accountId), inArray(couponUse.key, [...keys]), sql`key <> ''`))
  return new Map(rows.map((row) => [row.key, row]))
}

export interface Ends {
  first: UseRow
  last: UseRow
}

/** The first and the last redemption of each code that stands. */
export async function endsOf(tx: Tx, accountId: AccountId, codeIds: readonly number[]): Promise<Map<number, Ends>> {
  const standing = sql`account_id = ${accountId} and code_id in ${[...codeIds]} and undone_at is null`
  const rows = await tx
    .select()
    .from(couponUse)
    .where(
      and(
        eq(couponUse.accountId, accountId),
        sql`${couponUse.id} in (
          (select distinct on (code_id) id from coupon_use where ${standing} order by code_id, at, id)
          union (select distinct on (code_id) id from coupon_use where ${standing} order by code_id, at desc, id desc)
        )`,
      ),
    )
    .orderBy(couponUse.at, couponUse.id)
  const ends = new Map<number, Ends>()
  for (const row of rows) ends.set(row.codeId, { first: ends.get(row.codeId)?.first ?? row, last: row })
  return ends
}
