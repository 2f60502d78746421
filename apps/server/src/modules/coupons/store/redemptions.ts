import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
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
  /** By which its answer is found. */
  place: number
  codeId: number
  redeemer: Redeemer
  now: Date
  /** When it was scanned, by which its validity is judged. */
  at: Date
  /** Where it has to be valid; null: anywhere. */
  outlet: string | null
}

interface Made {
  /** Of the redemption; null: it was refused. */
  id: number | null
  /** How often the code is redeemed with this redemption. */
  used: number
  /** Its counter was ended meanwhile. */
  ended: boolean
}

/*
 * Each code is held, its room is asked of the very row that is written, and who is first among those that fit gets it.
 * A code that is used up is not waited for. A try whose key was used before, or whose counter was ended, gets nothing.
 * Uses are numbered in the order of the tries, so that both need not be joined, which would cost a look at all for each.
 */
const redeeming = `
with tried as (
  select t.*, m.ended_at is not null as ended from unnest(
    $2::int[], $3::bigint[], $4::timestamptz[], $5::text[], $6::timestamptz[], $7::text[], $8::bigint[], $9::bigint[],
    $10::text[], $11::text[], $12::text[], $13::timestamptz[]
  ) as t (place, code_id, scanned, asked_outlet, now_at, by, counter_id, user_id, outlet, person, key, offline_at)
  left join coupon_counter m on m.account_id = $1 and m.id = t.counter_id
), held as (
  select c.id, c.coupon_id, c.used, k.uses - c.used as room, k.from_at, k.until_at, k.outlets
  from coupon_code c join coupon k on k.account_id = $1 and k.id = c.coupon_id
  where c.account_id = $1 and c.id = any($3::bigint[]) and c.used < k.uses
    and c.deleted_at is null and k.deleted_at is null
  order by c.id for update of c
), fit as (
  select t.*, h.coupon_id, h.used, h.room, row_number() over (partition by t.code_id order by t.place) as turn
  from tried t join held h on h.id = t.code_id
  where not t.ended and h.from_at <= t.scanned and h.until_at > t.scanned
    and (t.asked_outlet is null or h.outlets = '[]'::jsonb or h.outlets ? t.asked_outlet)
    and (t.key = '' or (select u.id from coupon_use u where u.account_id = $1 and u.key = t.key and u.key <> '') is null)
), given as (
  select * from fit where turn <= room
), taken as (
  update coupon_code c set used = c.used + g.times
  from (select code_id, count(*)::int as times from given group by code_id) g
  where c.account_id = $1 and c.id = g.code_id
), made as (
  insert into coupon_use
    (account_id, coupon_id, code_id, at, by, counter_id, user_id, outlet, person, key, offline_at)
  select $1::bigint, g.coupon_id, g.code_id, g.now_at, g.by, g.counter_id, g.user_id, g.outlet, g.person,
    g.key, g.offline_at
  from given g order by g.place
  returning id, code_id
)
select t.place, t.ended, g.code_id as "codeId", (g.used + g.turn)::int as used, null as id
from tried t left join given g on g.place = t.place
union all select null, null, code_id, null, id from made`

/** Of a try; or, where `place` is null, of a use. `codeId` is null where the try was refused. */
interface ResultRow {
  place: number | null
  ended: boolean
  codeId: string | null
  used: number | null
  id: string | null
}

const moments = (all: readonly (Date | null)[]) => all.map((at) => at?.toISOString() ?? null)

/** One statement for all tries that came at once. Answers what became of each, by its place. */
export async function redeemAll(tx: Tx, accountId: AccountId, tries: readonly Try[]): Promise<Map<number, Made>> {
  if (tries.length === 0) return new Map()
  const of = <Value>(pick: (one: Redeemer) => Value) => tries.map(({ redeemer }) => pick(redeemer))
  const rows = await askNamed<ResultRow>(tx, {
    name: 'coupon-redeem',
    text: redeeming,
    values: [
      accountId,
      tries.map(({ place }) => place),
      tries.map(({ codeId }) => codeId),
      moments(tries.map(({ at }) => at)),
      tries.map(({ outlet }) => outlet),
      moments(tries.map(({ now }) => now)),
      of(({ by }) => by),
      of(({ counterId }) => counterId),
      of(({ userId }) => userId),
      of(({ outlet }) => outlet),
      of(({ person }) => person),
      of(({ key }) => key),
      moments(of(({ offlineAt }) => offlineAt)),
    ],
  })
  const uses = rows.flatMap(({ id, codeId }) => (id === null ? [] : [{ id: Number(id), codeId }]))
  const idsOf = Map.groupBy(
    uses.sort((one, other) => one.id - other.id),
    ({ codeId }) => codeId,
  )
  const results = rows.flatMap(({ place, ...row }) => (place === null ? [] : [{ place, ...row }]))
  return new Map(
    results
      .sort((one, other) => one.place - other.place)
      .map(({ place, codeId, used, ended }) => {
        const use = codeId === null ? undefined : idsOf.get(codeId)?.shift()
        return [place, { id: use?.id ?? null, used: used ?? 0, ended }]
      }),
  )
}

/** Redemptions that tries with these keys made before. */
export async function usesByKeys(tx: Tx, accountId: AccountId, keys: readonly string[]): Promise<Map<string, UseRow>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.accountId, accountId), inArray(couponUse.key, [...keys]), sql`key <> ''`))
  return new Map(rows.map((row) => [row.key, row]))
}

type End = Pick<UseRow, 'at' | 'outlet' | 'person'>

export interface Ends {
  first: End
  last: End
}

/** `way` is the order in which a code's redemptions are looked through: whoever has a thousand costs no more than one. */
const end = (way: 'asc' | 'desc') => `
  select (extract(epoch from at) * 1000)::float8 as at, outlet, person from coupon_use u
  where u.account_id = $1 and u.code_id = c.id and u.undone_at is null order by u.at ${way} limit 1`

/** The first and the last redemption of each code that stands. */
export async function endsOf(tx: Tx, accountId: AccountId, codeIds: readonly number[]): Promise<Map<number, Ends>> {
  if (codeIds.length === 0) return new Map()
  interface Row {
    id: string
    at: number
    outlet: string
    person: string
    lastAt: number
    lastOutlet: string
    lastPerson: string
  }
  const rows = await askNamed<Row>(tx, {
    name: 'coupon-ends',
    text: `select c.id, f.at, f.outlet, f.person, l.at as "lastAt", l.outlet as "lastOutlet", l.person as "lastPerson"
      from unnest($2::bigint[]) c (id)
      cross join lateral (${end('asc')}) f cross join lateral (${end('desc')}) l`,
    values: [accountId, [...codeIds]],
  })
  return new Map(
    rows.map(({ id, at, outlet, person, lastAt, lastOutlet, lastPerson }) => [
      Number(id),
      {
        first: { at: new Date(at), outlet, person },
        last: { at: new Date(lastAt), outlet: lastOutlet, person: lastPerson },
      },
    ]),
  )
}
