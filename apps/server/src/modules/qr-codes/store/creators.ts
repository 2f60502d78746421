import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../table.ts'

/** Most people that are told. */
const atMost = 1_000

/** Jumps from one maker to the next in the index: as quick with a million codes as with ten. */
export async function listCreators(tx: Tx, accountId: AccountId): Promise<number[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(
    select created_by from ${qrCode}
    where account_id = ${accountId} and deleted_at is null and created_by > ${after}
    order by created_by limit 1)`
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive maker (id) as (
      select ${next(sql`0`)}
      union all
      select ${next(sql`maker.id`)} from maker where maker.id is not null
    )
    select id from maker where id is not null limit ${atMost}`)
  return rows.map(({ id }) => Number(id))
}
