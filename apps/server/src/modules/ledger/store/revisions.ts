import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Tx } from '../../../platform/db/database.ts'

/** What somebody knows of a code. */
export interface KnownRevision {
  accountId: number
  qrCodeId: string
  revision: number
}

/** Notes that visitors see something else of these codes from now on; in the order of their ids, as everybody locks them. */
export async function raiseRevisions(tx: Tx, accountId: number, ids: readonly string[]): Promise<void> {
  const sorted = sql.param([...new Set(ids)].sort())
  await tx.execute(sql`insert into code_revision as old (account_id, qr_code_id, revision)
    select ${accountId}::bigint, id, 1 from unnest(${sorted}::text[]) id
    on conflict (account_id, qr_code_id) do update set revision = old.revision + 1`)
}

/** Those of the codes that were changed meanwhile, as a part of a statement. Parameters: accounts, ids, revisions. */
export const changedSince = (accounts: string, ids: string, revisions: string) => `
  select known.id, known.revision
  from unnest(${accounts}::bigint[], ${ids}::text[], ${revisions}::int[]) known(account, id, revision)
  left join code_revision now on now.account_id = known.account and now.qr_code_id = known.id
  where coalesce(now.revision, 0) <> known.revision`

export const revisionName = (id: string, revision: number | null) => `${id} ${revision}`

/** Names of those that were changed meanwhile. */
export async function findChanged(pool: Pool, known: readonly KnownRevision[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string; revision: number }>({
    name: 'ledger-changed-since',
    text: changedSince('$1', '$2', '$3'),
    values: [
      known.map(({ accountId }) => accountId),
      known.map(({ qrCodeId }) => qrCodeId),
      known.map(({ revision }) => revision),
    ],
  })
  return new Set(rows.map(({ id, revision }) => revisionName(id, revision)))
}
