import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallKey } from '@matai/contract'
import { newFileId } from '../platform/files/file-id.ts'
import type { Belongings } from './belongings.ts'
import type { TestApp } from './test-app.ts'

type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>
type ArchiveKey = Extract<CallKey, `archives.${string}` | `codeImports.${string}`>

/** An upload that is whole; what an earlier sample began is over, since an account takes one in at a time. */
async function uploaded(own: Belongings, app: TestApp): Promise<string> {
  await app.database.pool.query(`update archive_import set state = 'cancelled' where account_id = $1`, [own.account])
  const id = newFileId()
  const path = join(app.dataDir, 'uploads', id)
  await writeFile(path, 'no archive')
  const metadata = { account: String(own.account), filename: 'account.tar' }
  await writeFile(`${path}.json`, JSON.stringify({ size: 10, metadata }))
  return id
}

/** An import that waits, or failed in the middle; what an earlier sample began is over. */
async function begun(own: Belongings, app: TestApp, state: 'waiting' | 'failed'): Promise<number> {
  await app.database.pool.query(`update archive_import set state = 'cancelled' where account_id = $1`, [own.account])
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into archive_import (account_id, user_id, file_name, size, mode, language, report, state, blob_id)
     values ($1, 1, 'account.tar', 10, 'new', 'zh', '{"came": {}, "notes": []}', $2, $3) returning id`,
    [own.account, state, newFileId()],
  )
  return Number(rows[0]?.id)
}

export const archiveSamples: Record<ArchiveKey, Sample> = {
  'archives.make': () => ({ passphrase: '海滨旧街十七号 2026' }),
  'archives.take': async (own, app) => ({ uploadId: await uploaded(own, app), mode: 'new' }),
  'archives.list': () => ({}),
  'archives.cancel': async (own, app) => ({ id: await begun(own, app, 'waiting') }),
  'archives.goOn': async (own, app) => ({ id: await begun(own, app, 'failed') }),
  'codeImports.import': () => ({ list: Buffer.from('菜单,https://example.com/menu').toString('base64') }),
  'codeImports.undo': async (own, app) => {
    const { rows } = await app.database.pool.query<{ id: string }>(
      `insert into code_import (account_id, user_id, at, qr_code_ids) values ($1, 1, now(), '[]') returning id`,
      [own.account],
    )
    return { id: Number(rows[0]?.id) }
  },
}
