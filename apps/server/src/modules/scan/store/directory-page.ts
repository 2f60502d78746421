import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { account } from '../../accounts/table.ts'
import { codeAccess } from '../../code-access/table.ts'
import { directory } from '../../directories/table.ts'
import { qrCode, qrCodeVersion } from '../../qr-codes/table.ts'

/** A directory as its visitors need it. */
export interface PublicDirectoryRow {
  accountId: AccountId
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

/** The directory behind a public address of the account, published or taken back. */
export async function findPublicDirectory(
  tx: Tx,
  accountId: AccountId,
  pageId: string,
): Promise<PublicDirectoryRow | undefined> {
  const { rows } = await tx.execute<Record<keyof Omit<PublicDirectoryRow, 'accountId'>, unknown>>(sql`
    select d.id, d.name, d.summary, d.published, d.blocked_at is not null as blocked, a.name as "ownerName",
      case when a.tier_until <= now() then 0 else a.tier end as tier
    from ${directory} d join ${account} a on a.id = d.account_id
    where d.account_id = ${accountId} and d.page_id = ${pageId}`)
  const row = rows[0] as Omit<PublicDirectoryRow, 'accountId'> | undefined // the columns that are selected
  return row && { ...row, accountId, id: Number(row.id) }
}

/** Its subdirectories that have public pages themselves, in their order. */
export async function listPublicBelow(
  tx: Tx,
  { accountId, id }: PublicDirectoryRow,
): Promise<{ pageId: string; name: string }[]> {
  const { rows } = await tx.execute<{ pageId: string; name: string }>(sql`
    select d.page_id as "pageId", d.name from ${directory} d
    where d.account_id = ${accountId} and d.parent_id = ${id} and d.published and d.blocked_at is null and d.page_id is not null
    order by d.position, d.id`)
  return rows
}

export interface PublicCodeRow {
  id: string
  /** That visitors see. */
  name: string
  settings: (typeof codeAccess.$inferSelect)['settings'] | null
  hasPassword: boolean
}

export interface PublicCodesQuery {
  now: Date
  /** Id of the last code of the page before; undefined begins at the first. */
  after: string | undefined
  keyword: string
  limit: number
}

/** Codes that one search walks through: a quarter of a second of reading, more than any directory is meant to hold. */
const searched = 50_000

/**
 * Codes of a directory that open now, by name, along an index. The cursor is an id, because the name that a list is
 * ordered by may be of a version that nobody may see yet.
 */
export async function listPublicCodes(
  tx: Tx,
  { accountId, id }: PublicDirectoryRow,
  { now, after, keyword, limit }: PublicCodesQuery,
): Promise<PublicCodeRow[]> {
  const beyond = after
    ? sql`and (q.name collate "C", q.id) > (select p.name collate "C", p.id from ${qrCode} p
        where p.account_id = ${accountId} and p.id = ${after})`
    : sql``
  const inOrder = sql`order by q.name collate "C", q.id`
  const open = sql`select q.* from ${qrCode} q
    where q.account_id = ${accountId} and q.directory_id = ${id} and q.deleted_at is null and q.blocked_at is null
      and (q.expires_at is null or q.expires_at > ${now}) ${beyond}`
  const from: SQL = keyword ? sql`(${open} ${inOrder} limit ${searched})` : sql`(${open})`
  const found = keyword ? sql`where v.name ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const { rows } = await tx.execute<PublicCodeRow & Record<string, unknown>>(sql`
    select q.id, v.name, c.settings, c.password is not null as "hasPassword"
    from ${from} q
    cross join lateral (
      select v.name from ${qrCodeVersion} v
      where v.account_id = q.account_id and v.qr_code_id = q.id
        and v.publish_at <= ${now} and (v.end_at is null or v.end_at > ${now})
      order by v.publish_at desc, v.number desc limit 1
    ) v
    left join ${codeAccess} c on c.account_id = q.account_id and c.qr_code_id = q.id
    ${found} ${inOrder} limit ${limit}`)
  return rows
}
