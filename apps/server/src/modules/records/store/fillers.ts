import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { momentOf } from '../../../platform/lists/page-sql.ts'
import { formFiller, formRecord } from '../table/records.ts'
import type { FillerRow } from './records.ts'
import type { RecordPage } from './search.ts'

interface FillerQuery {
  formId: number
  keyword: string
  /** Facts by which nobody is found. */
  hidden?: readonly string[]
}

/** Who filled it at a code that the person who asks sees. */
function ownCodes(accountId: AccountId): SQL | undefined {
  const inReach = codeInReach(accountId, formRecord.qrCodeId)
  return (
    inReach &&
    sql`exists (select 1 from ${formRecord} where ${formRecord.accountId} = ${formFiller.accountId}
      and ${formRecord.fillerId} = ${formFiller.id} and ${inReach})`
  )
}

const matching = (accountId: AccountId, { formId, keyword, hidden = [] }: FillerQuery): SQL | undefined =>
  and(
    eq(formFiller.accountId, accountId),
    eq(formFiller.formId, formId),
    ownCodes(accountId),
    keyword
      ? sql`exists (select 1 from jsonb_each_text(${formFiller.facts}) fact
          where fact.key <> all (${sql.param([...hidden])}::text[])
            and starts_with(lower(fact.value), ${keyword.toLowerCase()}))`
      : undefined,
  )

/** How many there are of each of some forms, counted no further than `atMost`; forms that nobody filled are missing. */
export async function fillersOfForms(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
  atMost: number,
): Promise<ReadonlyMap<number, number>> {
  if (formIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ form: number; count: number }>(sql`
    select form::int as form, count(*)::int as count from unnest(${sql.param([...formIds])}::bigint[]) form
    cross join lateral (
      select 1 from ${formFiller}
      where ${formFiller.accountId} = ${accountId} and ${formFiller.formId} = form
      limit ${atMost}
    ) one
    group by form`)
  return new Map(rows.map(({ form, count }) => [form, count]))
}

/** What was said of a filler when he filled a form before; undefined for who never did. */
export async function factsOfFiller(
  tx: Tx,
  accountId: AccountId,
  { formId, key }: { formId: number; key: string },
): Promise<Record<string, string> | undefined> {
  const [row] = await tx
    .select({ facts: formFiller.facts })
    .from(formFiller)
    .where(and(eq(formFiller.accountId, accountId), eq(formFiller.formId, formId), eq(formFiller.key, key)))
  return row?.facts
}

/** Who filled a form, by the moment of the last record. */
export function listFillers(
  tx: Tx,
  accountId: AccountId,
  query: FillerQuery,
  { sort, after, offset, limit }: RecordPage,
): Promise<(FillerRow & { moment: string })[]> {
  const order = sort === 'newest' ? desc : asc
  const place = after && sql`(${after.moment}::timestamptz, ${after.id}::bigint)`
  const here = sql`(${formFiller.lastAt}, ${formFiller.id})`
  return tx
    .select({ ...getTableColumns(formFiller), moment: momentOf(formFiller.lastAt) })
    .from(formFiller)
    .where(
      and(matching(accountId, query), place && (sort === 'newest' ? sql`${here} < ${place}` : sql`${here} > ${place}`)),
    )
    .orderBy(order(formFiller.lastAt), order(formFiller.id))
    .offset(offset)
    .limit(limit)
}

/** Not counted past so many. */
export async function countFillers(tx: Tx, accountId: AccountId, query: FillerQuery, atMost: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${formFiller} where ${matching(accountId, query)} limit ${atMost}) counted`)
  return rows[0]?.n ?? 0
}
