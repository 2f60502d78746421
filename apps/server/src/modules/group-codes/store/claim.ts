import type { Pool, PoolClient } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'

/** A picture as far as choosing among pictures asks. */
export interface Choice {
  id: number
  weight: number
  hours: { weekdays: number[]; from: string; until: string }[]
  areas: string[]
}

export interface Claim {
  visitor: string
  /** Pictures that may be shown to this visitor, the most wanted first. */
  wanted: readonly number[]
  now: Date
  day: string
}

/**
 * One statement: the visitor's own place if he has one, else a place in the first wanted picture with room, taken and
 * counted. Undefined: nothing is left. Room is asked of the very row that is written, so no picture is shown too often.
 */
const claiming = `
with known as (
  select p.sub_id from group_place p
  join group_sub s on s.account_id = p.account_id and s.id = p.sub_id
  where p.account_id = $1 and p.group_code_id = $2 and p.visitor = $3 and not s.paused
    and (s.until is null or s.until > $4)
), picked as (
  select s.id from group_sub s
  join unnest($5::bigint[]) with ordinality as wanted (id, place) on wanted.id = s.id
  where s.account_id = $1 and s.group_code_id = $2 and not s.paused and not exists (select from known)
    and (s.most is null or s.used < s.most) and (s.until is null or s.until > $4)
  order by wanted.place limit 1 for update of s
), taken as (
  update group_sub s set used = s.used + 1 from picked
  where s.account_id = $1 and s.id = picked.id and (s.most is null or s.used < s.most)
  returning s.id
), placed as (
  insert into group_place (account_id, group_code_id, visitor, sub_id, at)
  select $1::bigint, $2::bigint, $3::text, taken.id, $4::timestamptz from taken
  on conflict (account_id, group_code_id, visitor) do update set sub_id = excluded.sub_id, at = excluded.at
  returning sub_id
), counted as (
  insert into group_day as old (account_id, group_code_id, sub_id, day, visits, places)
  select $1::bigint, $2::bigint, coalesce((select sub_id from known), (select sub_id from placed), 0), $6::date, 1,
    (select count(*) from placed)
  on conflict (account_id, group_code_id, day, sub_id)
  do update set visits = old.visits + 1, places = old.places + excluded.places
  returning 1
)
select coalesce((select sub_id from known), (select sub_id from placed)) as "subId" from counted`

export async function claim(
  client: PoolClient,
  accountId: AccountId,
  groupCodeId: number,
  { visitor, wanted, now, day }: Claim,
): Promise<number | undefined> {
  const { rows } = await client.query<{ subId: string | null }>({
    name: 'group-claim',
    text: claiming,
    values: [accountId, groupCodeId, visitor, now, wanted, day],
  })
  const subId = rows[0]?.subId
  return subId == null ? undefined : Number(subId)
}

/** A code, held: whoever claims in it on another node comes after. Undefined when it is gone. */
export async function holdCode(
  client: PoolClient,
  accountId: AccountId,
  id: number,
): Promise<{ name: string; mode: string; words: string; formId: number | null } | undefined> {
  const { rows } = await client.query<{ name: string; mode: string; words: string; formId: string | null }>({
    name: 'group-hold',
    text: `select name, mode, words, form_id as "formId" from group_code
      where account_id = $1 and id = $2 for no key update`,
    values: [accountId, id],
  })
  return rows[0] && { ...rows[0], formId: rows[0].formId === null ? null : Number(rows[0].formId) }
}

interface PictureRow extends Choice {
  name: string
  fileId: string
}

export async function readPictures(
  client: PoolClient,
  accountId: AccountId,
  groupCodeId: number,
): Promise<PictureRow[]> {
  const { rows } = await client.query<Omit<PictureRow, 'id'> & { id: string }>({
    name: 'group-pictures',
    text: `select id, name, file_id as "fileId", weight, hours, areas from group_sub
      where account_id = $1 and group_code_id = $2 order by position, id`,
    values: [accountId, groupCodeId],
  })
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Visits of crawlers, previews and prefetches: they take no place. */
export async function countMachines(
  client: Pick<PoolClient, 'query'>,
  accountId: AccountId,
  groupCodeId: number,
  { day, machines }: { day: string; machines: number },
): Promise<void> {
  await client.query({
    name: 'group-machines',
    text: `insert into group_day as old (account_id, group_code_id, sub_id, day, machines)
      values ($1, $2, 0, $3, $4)
      on conflict (account_id, group_code_id, day, sub_id) do update set machines = old.machines + excluded.machines`,
    values: [accountId, groupCodeId, day, machines],
  })
}

/** Does work on a connection of its own in one transaction. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(error as Error) // a connection with an open transaction is of no use to anybody
    throw error
  }
}
