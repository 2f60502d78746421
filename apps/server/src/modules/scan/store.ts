import type { Block } from '@matai/contract'
import type { Pool } from 'pg'
import type { file } from '../files/table.ts'

export type FileRow = Pick<typeof file.$inferSelect, 'id' | 'name' | 'kind' | 'mime' | 'size' | 'width' | 'height'>

/** A live code as its visitors need it. */
export interface CodeRow {
  accountId: number
  zone: string
  /** That counts now: one that has ended reads as free. */
  tier: number
  ownerName: string
  name: string
  version: number
  expiresAt: Date | null
  blockedAt: Date | null
  deletedAt: Date | null
  blocks: Block[]
  files: FileRow[]
}

const text = `
select a.id as "accountId", a.zone, case when a.tier_until <= now() then 0 else a.tier end as tier, a.name as "ownerName", q.name, q.version, v.blocks,
  q.expires_at as "expiresAt", q.blocked_at as "blockedAt", q.deleted_at as "deletedAt",
  coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'mime', f.mime, 'size', f.size,
      'width', f.width, 'height', f.height))
    from file f
    where f.account_id = q.account_id
      and f.id in (
        select block->>'fileId' from jsonb_array_elements(v.blocks) block
        union all select block->>'posterFileId' from jsonb_array_elements(v.blocks) block
        union all select item->>'fileId' from jsonb_array_elements(v.blocks) block,
          jsonb_array_elements(case when block->>'type' = 'album' then block->'items' end) item
      )
  ), '[]') as files
from short_id s
join account a on a.id = s.account_id
join qr_code q on q.account_id = s.account_id and q.id = s.id
join qr_code_version v on v.account_id = q.account_id and v.qr_code_id = q.id and v.number = q.version
where s.id = $1`

/** The code behind a printed id, whoever owns it; a read across modules because every miss pays for each round trip. */
export async function findScannedCode(pool: Pool, id: string): Promise<CodeRow | undefined> {
  const { rows } = await pool.query<CodeRow & { accountId: string }>({ name: 'scan-find-code', text, values: [id] })
  const row = rows[0]
  return row && { ...row, accountId: Number(row.accountId) }
}
