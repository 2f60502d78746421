import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'

/** When, where and by whom a code was redeemed. */
export interface Use {
  at: Date
  outlet: string
  person: string
}

/** A code with what its coupon and its item say of it. */
export interface Said {
  id: number
  couponId: number
  code: string
  used: number
  /** How often it can be redeemed in all. */
  most: number
  /** It, or its coupon. */
  deleted: boolean
  couponName: string
  itemName: string
  from: Date
  until: Date
  outlets: string[]
  /** Redemptions of it that stand; null: none. */
  first: Use | null
  last: Use | null
}

/** Of a code with a thousand redemptions the end of an index, and of one without any nothing. */
const end = (way: 'asc' | 'desc') => `left join lateral (
    select (extract(epoch from at) * 1000)::float8 as at, outlet, person from coupon_use u
    where u.account_id = $1 and u.code_id = c.id and u.undone_at is null order by u.at ${way} limit 1
  )`

const saying = (which: string) => `
  select c.id, c.coupon_id as "couponId", c.code, c.used, k.uses as most, k.name as "couponName",
    c.deleted_at is not null or k.deleted_at is not null as deleted, coalesce(i.name, '') as "itemName",
    (extract(epoch from k.from_at) * 1000)::float8 as "from", (extract(epoch from k.until_at) * 1000)::float8 as until,
    k.outlets, f.at as "firstAt", f.outlet as "firstOutlet", f.person as "firstPerson",
    l.at as "lastAt", l.outlet as "lastOutlet", l.person as "lastPerson"
  from coupon_code c join coupon k on k.account_id = $1 and k.id = c.coupon_id
  left join coupon_item i on i.account_id = $1 and i.id = c.item_id
  ${end('asc')} f on c.used > 0 ${end('desc')} l on c.used > 0
  where c.account_id = $1 and ${which}`

interface Row extends Omit<Said, 'id' | 'couponId' | 'from' | 'until' | 'first' | 'last'> {
  id: string
  couponId: string
  from: number
  until: number
  firstAt: number | null
  firstOutlet: string
  firstPerson: string
  lastAt: number | null
  lastOutlet: string
  lastPerson: string
}

const useOf = (at: number | null, outlet: string, person: string): Use | null =>
  at === null ? null : { at: new Date(at), outlet, person }

const read = (row: Row): Said => ({
  ...{ id: Number(row.id), couponId: Number(row.couponId), code: row.code, used: row.used, most: row.most },
  ...{ deleted: row.deleted, couponName: row.couponName, itemName: row.itemName, outlets: row.outlets },
  ...{ from: new Date(row.from), until: new Date(row.until) },
  first: useOf(row.firstAt, row.firstOutlet, row.firstPerson),
  last: useOf(row.lastAt, row.lastOutlet, row.lastPerson),
})

/** All codes among what was said. */
export async function saidCodes(tx: Tx, accountId: AccountId, codes: readonly string[]): Promise<Said[]> {
  if (codes.length === 0) return []
  const text = saying('c.code = any($2::text[])')
  return (await askNamed<Row>(tx, { name: 'coupon-said', text, values: [accountId, [...codes]] })).map(read)
}

/** Codes as they are now. */
export async function saidByIds(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Said[]> {
  if (ids.length === 0) return []
  const text = saying('c.id = any($2::bigint[])')
  return (await askNamed<Row>(tx, { name: 'coupon-said-ids', text, values: [accountId, [...ids]] })).map(read)
}
