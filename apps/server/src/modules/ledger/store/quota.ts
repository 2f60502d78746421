import { and, eq } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { scanQuota } from '../table.ts'

/** A counter of visits: of a code in all (`person` empty) or of one person. */
export interface QuotaKey {
  accountId: number
  qrCodeId: string
  person: string
}

const hold = `
insert into scan_quota as old (account_id, qr_code_id, person)
select * from unnest($1::bigint[], $2::text[], $3::text[]) key(account, code, person) order by account, code collate "C", person collate "C"
on conflict (account_id, qr_code_id, person) do update set used = old.used
returning account_id as "accountId", qr_code_id as "qrCodeId", person, used`

/** Locks the counters in the order of their keys, so that groups of two nodes wait for each other and never in a ring. */
export async function holdQuotas(
  client: PoolClient,
  keys: readonly QuotaKey[],
): Promise<(QuotaKey & { used: number })[]> {
  const { rows } = await client.query({ name: 'ledger-hold-quotas', text: hold, values: columnsOf(keys) })
  return rows.map((row) => ({ ...row, accountId: Number(row.accountId) }))
}

const read = `
select q.account_id as "accountId", q.qr_code_id as "qrCodeId", q.person, q.used
from scan_quota q join unnest($1::bigint[], $2::text[], $3::text[]) key(account, code, person)
  on q.account_id = key.account and q.qr_code_id = key.code and q.person = key.person`

/** The counters as they stand, without holding them; those that nothing was counted in are missing. */
export async function readQuotas(pool: Pool, keys: readonly QuotaKey[]): Promise<(QuotaKey & { used: number })[]> {
  const { rows } = await pool.query({ name: 'ledger-read-quotas', text: read, values: columnsOf(keys) })
  return rows.map((row) => ({ ...row, accountId: Number(row.accountId) }))
}

const put = `
update scan_quota q set used = n.used
from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) n(account, code, person, used)
where q.account_id = n.account and q.qr_code_id = n.code and q.person = n.person`

export async function putQuotas(client: PoolClient, quotas: readonly (QuotaKey & { used: number })[]): Promise<void> {
  const values = [...columnsOf(quotas), quotas.map(({ used }) => used)]
  await client.query({ name: 'ledger-put-quotas', text: put, values })
}

function columnsOf(keys: readonly QuotaKey[]): unknown[][] {
  return [keys.map((key) => key.accountId), keys.map((key) => key.qrCodeId), keys.map((key) => key.person)]
}

export async function readUsed(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<number> {
  const [row] = await tx
    .select({ used: scanQuota.used })
    .from(scanQuota)
    .where(and(eq(scanQuota.accountId, accountId), eq(scanQuota.qrCodeId, qrCodeId), eq(scanQuota.person, '')))
  return row?.used ?? 0
}
