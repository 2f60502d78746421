import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'

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
}

const saying = (which: string) => `
  select c.id, c.coupon_id as "couponId", c.code, c.used, k.uses as most, k.name as "couponName",
    c.deleted_at is not null or k.deleted_at is not null as deleted, coalesce(i.name, '') as "itemName",
    (extract(epoch from k.from_at) * 1000)::float8 as "from", (extract(epoch from k.until_at) * 1000)::float8 as until,
    k.outlets
  from coupon_code c join coupon k on k.account_id = $1 and k.id = c.coupon_id
  left join coupon_item i on i.account_id = $1 and i.id = c.item_id
  where c.account_id = $1 and ${which}`

interface Row extends Omit<Said, 'id' | 'couponId' | 'from' | 'until'> {
  id: string
  couponId: string
  from: number
  until: number
}

const read = ({ id, couponId, from, until, ...row }: Row): Said => ({
  ...row,
  ...{ id: Number(id), couponId: Number(couponId), from: new Date(from), until: new Date(until) },
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
