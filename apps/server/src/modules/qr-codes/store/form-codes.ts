import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, inReach } from '../../../platform/db/reach.ts'
import type { Position } from '../../../platform/lists/cursor.ts'
import { holds, momentOf } from '../../../platform/lists/page-sql.ts'
import { formsOfVersion, qrCode, qrCodeVersion } from '../table.ts'
import type { QrCodeRow } from './codes.ts'
import type { VersionRow } from './versions.ts'

/** Whether a version `v` names a form; as the index has it. */
const names = (formId: number | SQL) =>
  sql`jsonb_path_exists(v.blocks, '$[*].formId') and ${formsOfVersion(sql`v.blocks`)} @> to_jsonb(array[${formId}::bigint])`

/**
 * Whether visitors see a version `v` now, or will by what is written down: it waits, it shows, or it comes back when
 * what shows now ends. What a later one without an end has taken the place of never comes back.
 */
const counts = (
  accountId: AccountId,
  now: Date,
) => sql`(v.end_at is null or (v.end_at > ${now.toISOString()}::timestamptz and v.end_at > v.publish_at))
  and not exists (
    select 1 from qr_code_version later
    where later.account_id = ${accountId} and later.qr_code_id = v.qr_code_id and later.end_at is null
      and later.publish_at <= ${now.toISOString()}::timestamptz
      and (later.publish_at, later.number) > (v.publish_at, v.number)
  )`

export interface FormCodesQuery {
  formId: number
  /** In the name. */
  keyword: string
  after: Position | undefined
  offset: number
  limit: number
  now: Date
}

/** Codes that open a form, the newest first. */
export function listFormCodes(
  tx: Tx,
  accountId: AccountId,
  query: FormCodesQuery,
): Promise<(QrCodeRow & { moment: string })[]> {
  const { after, offset, limit } = query
  const beyond = after && sql`(${qrCode.createdAt}, ${qrCode.id}) < (${after[0]}::timestamptz, ${after[1]})`
  return tx
    .select({ ...getTableColumns(qrCode), moment: momentOf(qrCode.createdAt) })
    .from(qrCode)
    .where(and(opens(accountId, query), beyond))
    .orderBy(desc(qrCode.createdAt), desc(qrCode.id))
    .offset(after ? 0 : offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countFormCodes(
  tx: Tx,
  accountId: AccountId,
  query: Pick<FormCodesQuery, 'formId' | 'keyword' | 'now'>,
  atMost: number,
): Promise<number> {
  const found = tx.select({ id: qrCode.id }).from(qrCode).where(opens(accountId, query)).limit(atMost)
  return tx.$count(found.as('found'))
}

function opens(accountId: AccountId, { formId, keyword, now }: Pick<FormCodesQuery, 'formId' | 'keyword' | 'now'>) {
  const named = sql`${qrCode.id} in (
    select v.qr_code_id from qr_code_version v
    where v.account_id = ${accountId} and ${names(formId)} and ${counts(accountId, now)})`
  return and(
    eq(qrCode.accountId, accountId),
    isNull(qrCode.deletedAt),
    named,
    holds(qrCode.name, keyword),
    inReach(qrCode.directoryId),
  )
}

/** Of each form that codes open, on how many, at most `atMost`, and some of them; `narrowed`: in the caller's reach. */
export async function usesOfForms(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
  { now, atMost, shown, narrowed = false }: { now: Date; atMost: number; shown: number; narrowed?: boolean },
): Promise<{ formId: number; codes: number; ids: string[]; names: string[] }[]> {
  if (formIds.length === 0) return []
  const { rows } = await tx.execute<{ formId: string; codes: number; ids: string[]; names: string[] }>(sql`
    select f.id as "formId", used.codes, used.ids, used.names
    from unnest(${sql.param([...formIds])}::bigint[]) f (id)
    cross join lateral (
      select count(*)::int as codes, coalesce((array_agg(found.id))[1:${shown}::int], '{}') as ids,
        coalesce((array_agg(found.name))[1:${shown}::int], '{}') as names
      from (
        select q.id, q.name from qr_code q
        where q.account_id = ${accountId} and q.deleted_at is null ${andIf(narrowed ? inReach(sql`q.directory_id`) : undefined)} and q.id in (
          select v.qr_code_id from qr_code_version v
          where v.account_id = ${accountId} and ${names(sql`f.id`)} and ${counts(accountId, now)})
        limit ${atMost}
      ) found
    ) used
    where used.codes > 0`)
  return rows.map(({ formId, ...used }) => ({ ...used, formId: Number(formId) }))
}

/** The forms that any version of a code names, the ones of the newest marked. */
export async function formsOfCode(
  tx: Tx,
  accountId: AccountId,
  { id, version }: Pick<QrCodeRow, 'id' | 'version'>,
): Promise<Map<number, boolean>> {
  const { rows } = await tx.execute<{ id: string; opened: boolean }>(sql`
    select (form #>> '{}')::bigint as id, bool_or(v.number = ${version}) as opened
    from qr_code_version v cross join lateral jsonb_path_query(v.blocks, '$[*].formId') form
    where v.account_id = ${accountId} and v.qr_code_id = ${id}
    group by 1 order by 2 desc, 1`)
  return new Map(rows.map(({ id: form, opened }) => [Number(form), opened]))
}

/** The versions of codes that visitors see now or will, and the newest of each, whatever it is; in their order. */
export async function versionsInForce(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, VersionRow[]>> {
  const rows = await tx
    .select()
    .from(qrCodeVersion)
    .where(
      sql`(${qrCodeVersion.accountId}, ${qrCodeVersion.qrCodeId}, ${qrCodeVersion.number}) in (
        select v.account_id, v.qr_code_id, v.number from qr_code_version v
        join qr_code q on q.account_id = v.account_id and q.id = v.qr_code_id
        where v.account_id = ${accountId} and q.account_id = ${accountId}
          and v.qr_code_id = any (${sql.param([...ids])}::text[])
          and (v.number = q.version or (${counts(accountId, now)})))
        and ${qrCodeVersion.accountId} = ${accountId}`,
    )
    .orderBy(qrCodeVersion.number)
  return Map.groupBy(rows, ({ qrCodeId }) => qrCodeId)
}
