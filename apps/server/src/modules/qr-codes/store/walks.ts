import { type SQL, and, sql } from 'drizzle-orm'
import { qrCode } from '../table.ts'
import { inOrder, type Order } from './orders.ts'

/** The index that is walked, and the rows after which the walk ends. */
export interface Walk {
  order: Order
  limit: number
}

const along = (order: Order) => sql`${inOrder(order.by, order)}, ${inOrder(sql`${qrCode.id}`, order)}`

export function inOneWalk(where: SQL | undefined, { order, limit }: Walk): SQL {
  return sql`(select * from ${qrCode} where ${where} order by ${along(order)} limit ${limit}) ${qrCode}`
}

/** A walk of each directory that ends where the page ends: as flat for a tree as for one directory. */
export function eachDirectory(ids: number[], where: SQL | undefined, walk: Walk): SQL {
  return sql`(select one.* from ${within(ids)} cross join lateral (select * from ${oneOf(where, walk)}) one) ${qrCode}`
}

/**
 * The same, without the rows after which a directory that was not walked to its end may have others: the first rows of
 * all directories together, however many those are.
 */
export function firstOfAll(ids: number[], where: SQL | undefined, walk: Walk): SQL {
  const { order, limit } = walk
  const comes = sql.raw(order.isDescending ? '>=' : '<=')
  const place = sql`row_number() over (order by ${along(order)})`
  return sql`(with walked as materialized (
      select one.* from ${within(ids)} cross join lateral (select *, ${place} as place from ${oneOf(where, walk)}) one
    )
    select ${qrCode}.* from walked ${qrCode} left join (
      select ${order.by} as at, ${qrCode.id} as last from walked ${qrCode} where place = ${limit}
      order by ${along(order)} limit 1
    ) cut on true
    where cut.last is null or (${order.by}, ${qrCode.id}) ${comes} (cut.at, cut.last)) ${qrCode}`
}

const within = (ids: number[]) => sql`unnest(${sql.param(ids)}::bigint[]) within (id)`

const oneOf = (where: SQL | undefined, walk: Walk) =>
  inOneWalk(and(where, sql`${qrCode.directoryId} = within.id`), walk)
