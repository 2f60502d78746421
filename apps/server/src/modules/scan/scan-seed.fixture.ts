import { randomInt } from 'node:crypto'
import { type Block, shortIdAlphabet } from '@matai/contract'
import type { Pool } from 'pg'

export function newShortId(): string {
  return Array.from({ length: 8 }, () => shortIdAlphabet[randomInt(shortIdAlphabet.length)]).join('')
}

export const sampleBlocks: Block[] = [
  { id: 'text', type: 'richText', html: '<h2>使用方法</h2><p>拔掉保险销，对准火焰根部。</p><p>每月检查压力表。</p>' },
]

interface Seed {
  qrCodes: number
  zone?: string
  tier?: number
  tierUntil?: Date
  blocks?: Block[]
}

/** An account with live codes, straight into the tables. */
export async function seedQrCodes(
  pool: Pool,
  { qrCodes, zone = 'Asia/Shanghai', tier = 0, tierUntil, blocks = sampleBlocks }: Seed,
): Promise<{ accountId: number; ids: string[] }> {
  const ids = Array.from({ length: qrCodes }, newShortId)
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (kind, name, owner_id, zone, tier, tier_until)
     values ('personal', '海滨物业', 1, $1, $2, $3) returning id`,
    [zone, tier, tierUntil ?? null],
  )
  const accountId = Number(rows[0]?.id)
  await pool.query(`insert into address (id, kind, account_id) select id, 'code', $2 from unnest($1::text[]) id`, [
    ids,
    accountId,
  ])
  await pool.query(
    `insert into qr_code (account_id, id, name, directory_id, version, created_by)
     select $2, id, '灭火器 ' || id, 1, 1, 1 from unnest($1::text[]) id`,
    [ids, accountId],
  )
  await pool.query(
    `insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select $2, id, 1, '灭火器 ' || id, $3, 1 from unnest($1::text[]) id`,
    [ids, accountId, JSON.stringify(blocks)],
  )
  return { accountId, ids }
}
