import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** Whole strings of a content that look like the id of a file. */
const idInContent = '"([A-Za-z0-9_-]{22})"'

/** What looks like a file in any version of these codes. */
export async function filesNamedBy(tx: Tx, accountId: AccountId, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct found[1] as id from qr_code_version v
    cross join lateral regexp_matches(v.blocks::text, ${idInContent}, 'g') found
    where v.account_id = ${accountId} and v.qr_code_id = any (${sql.param([...codes])}::text[])
    order by 1`)
  return rows.map(({ id }) => id)
}

const textsLikeIds = 'strict $.** ? (@.type() == "string" && @ like_regex "^[A-Za-z0-9_-]{22}$")'

/** What looks like a file in a version of each code, each once; codes without any are missing. */
export async function filesOfVersions(
  tx: Tx,
  accountId: AccountId,
  codes: readonly { id: string; version: number }[],
): Promise<Map<string, string[]>> {
  if (codes.length === 0) return new Map()
  const ids = sql.param(codes.map(({ id }) => id))
  const versions = sql.param(codes.map(({ version }) => version))
  const { rows } = await tx.execute<{ id: string; files: string[] }>(sql`
    select v.qr_code_id as id, array_agg(distinct named #>> '{}') as files
    from unnest(${ids}::text[], ${versions}::int[]) as wanted (id, number)
    join qr_code_version v on v.account_id = ${accountId} and v.qr_code_id = wanted.id and v.number = wanted.number
    cross join lateral jsonb_path_query(v.blocks, ${textsLikeIds}::jsonpath) named
    group by v.qr_code_id`)
  return new Map(rows.map(({ id, files }) => [id, files]))
}

/** Those of the files that no version of a code names which is neither stopped nor deleted. */
export async function filesWithoutCode(tx: Tx, accountId: AccountId, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct found[1] as id from qr_code q
    join qr_code_version v on v.account_id = q.account_id and v.qr_code_id = q.id
    cross join lateral regexp_matches(v.blocks::text, ${idInContent}, 'g') found
    where q.account_id = ${accountId} and q.deleted_at is null and q.blocked_at is null
      and found[1] = any (${sql.param([...files])}::text[])`)
  const named = new Set(rows.map(({ id }) => id))
  return files.filter((id) => !named.has(id))
}
