import type { FollowUpSettings } from '@matai/contract'
import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import { formRecord, formTally } from '../table/records.ts'
import type { RecordRow } from './records.ts'

/** Whoever sends the same attempt waits until this transaction ends. */
export async function holdAttempt(tx: Tx, accountId: AccountId, formId: number, attempt: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${`attempt ${accountId} ${formId} ${attempt}`}, 0))`)
}

/** What was kept under these keys before, by key. */
export async function findAttempts(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, RecordRow>> {
  if (attempts.length === 0) return new Map()
  // The order leaves the planner no index but that of attempts: before it knows a new table it takes all for equally good.
  const found = await askNamed<{ id: string }>(tx, {
    name: 'record-attempts',
    text: `select known.id from unnest($3::text[]) as sent (attempt) cross join lateral (
        select id, attempt from form_record where account_id = $1 and form_id = $2 and attempt >= sent.attempt
        order by attempt limit 1) known
      where known.attempt = sent.attempt`,
    values: [accountId, formId, [...attempts]],
  })
  if (found.length === 0) return new Map()
  const ids = found.map(({ id }) => Number(id))
  const rows = await tx
    .select()
    .from(formRecord)
    .where(and(eq(formRecord.accountId, accountId), inArray(formRecord.id, ids)))
  return new Map(rows.map((row) => [row.attempt, row]))
}

export const findAttempt = async (
  tx: Tx,
  accountId: AccountId,
  formId: number,
  attempt: string,
): Promise<RecordRow | undefined> => (await findAttempts(tx, accountId, formId, [attempt])).get(attempt)

/** Somebody who filled in so many records at once. */
interface CountedFiller {
  key: string
  facts: Record<string, string>
  records: number
  firstAt: Date
  lastAt: Date
}

/**
 * Counts records of people, who are known from now on by what they answered last. Answers who they are, and how many
 * records each has now, by key; they are held in the order of their keys.
 */
export async function countFillers(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  fillers: readonly CountedFiller[],
): Promise<ReadonlyMap<string, { id: number; records: number }>> {
  if (fillers.length === 0) return new Map()
  const rows = await askNamed<{ id: string; key: string; records: number }>(tx, {
    name: 'record-count-fillers',
    text: `insert into form_filler as known (account_id, form_id, key, facts, records, first_at, last_at)
      select $1::bigint, $2::bigint, t.key, t.facts::jsonb, t.records, t.first_at, t.last_at
      from unnest($3::text[], $4::text[], $5::int[], $6::timestamptz[], $7::timestamptz[])
        as t (key, facts, records, first_at, last_at)
      order by t.key collate "C"
      on conflict (account_id, form_id, key) do update set
        records = known.records + excluded.records,
        facts = known.facts || excluded.facts,
        last_at = greatest(known.last_at, excluded.last_at)
      returning id, key, records`,
    values: [
      accountId,
      formId,
      fillers.map(({ key }) => key),
      fillers.map(({ facts }) => JSON.stringify(facts)),
      fillers.map(({ records }) => records),
      fillers.map(({ firstAt }) => firstAt.toISOString()),
      fillers.map(({ lastAt }) => lastAt.toISOString()),
    ],
  })
  return new Map(rows.map(({ id, key, records }) => [key, { id: Number(id), records }]))
}

/** Records of all forms of an account. */
export async function countStored(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ records: sum(formTally.records).mapWith(Number) })
    .from(formTally)
    .where(eq(formTally.accountId, accountId))
  return row?.records ?? 0
}

/** How many records there are of a form, of one filler, since a moment; not counted past so many. */
export async function countUpTo(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { fillerId, since }: { fillerId?: number; since?: Date },
  atMost: number,
): Promise<number> {
  const some = tx
    .select({ id: formRecord.id })
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        fillerId === undefined ? undefined : eq(formRecord.fillerId, fillerId),
        since && gte(formRecord.at, since),
      ),
    )
    .limit(atMost)
  return (await some).length
}

/** How many records there are, and where the chain of evidence of the form ends. */
interface Tally {
  /** of the form, with those that were counted */
  records: number
  /** of the whole account before */
  stored: number
  links: number
  mark: string
}

/** So many records more of a form, and how many there are now; whoever comes with another waits for this transaction. */
export async function countRecords(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { records, at }: { records: number; at: Date },
): Promise<Tally> {
  const [row] = await askNamed<{ records: number; stored: number; links: number; mark: string }>(tx, {
    name: 'record-count',
    text: `with counted as (
        insert into form_tally as known (account_id, form_id, records, last_at) values ($1, $2, $3, $4)
        on conflict (account_id, form_id) do update set
          records = known.records + excluded.records, last_at = greatest(known.last_at, excluded.last_at)
        returning records, links, mark)
      select records::float8, links, mark, coalesce((
        select sum(t.records) from form_tally t where t.account_id = $1), 0)::float8 as stored
      from counted`,
    values: [accountId, formId, records, at.toISOString()],
  })
  if (!row) throw new Error('records were not counted')
  return row
}

/** The last of the next numbers of a stretch. They are given out with the records or not at all, so there is no gap. */
export async function nextNumbers(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { period, numbers }: { period: string; numbers: number },
): Promise<number> {
  const [row] = await askNamed<{ last: number }>(tx, {
    name: 'record-numbers',
    text: `insert into form_serial as known (account_id, form_id, period, last) values ($1, $2, $3, $4)
      on conflict (account_id, form_id, period) do update set last = known.last + excluded.last
      returning last`,
    values: [accountId, formId, period, numbers],
  })
  if (!row) throw new Error('no number was given out')
  return row.last
}

/** How records of a form begin, and how many levels approve them. */
export async function beginningOf(
  tx: Tx,
  accountId: AccountId,
  formId: number,
): Promise<{ levels: number; followUp: FollowUpSettings | null }> {
  const [row] = await askNamed<{ levels: number; followUp: FollowUpSettings | null }>(tx, {
    name: 'record-beginning',
    text: `select
        coalesce((select jsonb_array_length(a.levels) from form_approval a
          where a.account_id = $1 and a.form_id = $2), 0) as levels,
        (select f.settings from form_follow_up f where f.account_id = $1 and f.form_id = $2) as "followUp"`,
    values: [accountId, formId],
  })
  return row ?? { levels: 0, followUp: null }
}
