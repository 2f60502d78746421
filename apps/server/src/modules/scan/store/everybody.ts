import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { account } from '../../accounts/table.ts'
import { directory } from '../../directories/table.ts'

/** A directory as its visitors need it. */
export interface PublicDirectoryRow {
  accountId: number
  id: number
  /** Empty for a default directory that nobody named. */
  name: string
  summary: string
  published: boolean
  /** Whether the operator keeps visitors from it. */
  blocked: boolean
  ownerName: string
  /** That counts now: one that has ended reads as free. */
  tier: number
}

/** The directory behind a public address, whoever owns it, published or taken back. */
export async function findPublicDirectory(tx: Tx, pageId: string): Promise<PublicDirectoryRow | undefined> {
  const { rows } = await tx.execute<Record<keyof PublicDirectoryRow, unknown>>(sql`
    select d.account_id as "accountId", d.id, d.name, d.summary, d.published, d.blocked_at is not null as blocked, a.name as "ownerName",
      case when a.tier_until <= now() then 0 else a.tier end as tier
    from ${directory} d join ${account} a on a.id = d.account_id where d.page_id = ${pageId}`)
  const row = rows[0] as PublicDirectoryRow | undefined // the columns that are selected
  return row && { ...row, accountId: Number(row.accountId), id: Number(row.id) }
}

/** Those of the addresses that lead to a directory, published or not. */
export async function findPages(tx: Tx, pageIds: string[]): Promise<Set<string>> {
  const rows = await tx.select({ pageId: directory.pageId }).from(directory).where(inArray(directory.pageId, pageIds))
  return new Set(rows.flatMap(({ pageId }) => pageId ?? []))
}
