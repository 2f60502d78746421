import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { ensurePartitions } from '../../apps/server/src/modules/ledger/service/partitions.ts'
import { seedQrCodes } from '../../apps/server/src/modules/scan/scan-seed.fixture.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../apps/server/src/platform/db/migrate.ts'
import { type Child, startChild } from './child.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const scanServer = here('../../apps/server/src/modules/scan/scan-server.fixture.ts')

/** Accounts of the second thousand codes: a group of scans is then of many. */
const manyAccounts = 20

/** Everything that a run needs: a database of its own, two thousand codes, the two peers and two nodes of our server. */
export interface Stage {
  paths: string[]
  /** As many codes of twenty accounts. */
  pathsOfMany: string[]
  postmaster: number
  bare: Child
  insert: Child
  ours: Child
  /** Another web node on the same database. */
  beside: Child
  /** A checkpoint: WAL files are used again instead of made, as on any server that has run for some minutes. */
  settle(): Promise<void>
  clear(): Promise<void>
}

export async function setStage({ qrCodes }: { qrCodes: number }): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'matai-bench-'))
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const database = await startEmbedded({ dataDir: join(folder, 'data'), address: 'bench', log })
  await migrateDatabase(database.connection)
  const pool = new pg.Pool(database.connection)
  await ensurePartitions(pool, new Date())
  const { accountId, ids } = await seedQrCodes(pool, { qrCodes })
  const pathsOfMany: string[] = []
  for (let account = 0; account < manyAccounts; account += 1) {
    const seeded = await seedQrCodes(pool, { qrCodes: qrCodes / manyAccounts })
    pathsOfMany.push(...seeded.ids.map((id) => `/q/${id}`))
  }
  const { rows } = await pool.query<{ dir: string }>(`select current_setting('data_directory') as dir`)
  await pool.end()

  const env = { DATABASE_URL: database.url }
  const ours = await startChild(scanServer, [], env)
  const beside = await startChild(scanServer, [], env)
  const same = await samePage(`${ours.line}/q/${ids[0]}`)
  const bare = await startChild(here('bare-server.ts'), same)
  const insert = await startChild(here('insert-server.ts'), [...same, String(accountId)], env)
  return {
    paths: ids.map((id) => `/q/${id}`),
    pathsOfMany,
    postmaster: Number(readFileSync(join(rows[0]?.dir ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]),
    bare,
    insert,
    ours,
    beside,
    async settle() {
      const client = new pg.Client(database.connection)
      await client.connect()
      await client.query('checkpoint')
      await client.end()
    },
    async clear() {
      await Promise.all([bare, insert, ours, beside].map((child) => child.stop()))
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The very bytes that our server sends, headers too: the page zipped and in base64, and the headers as JSON. */
async function samePage(address: string): Promise<[page: string, headers: string]> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip', 'accept-language': 'zh-CN' } })
  const ownBusiness = ['date', 'connection', 'keep-alive', 'content-length']
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownBusiness.includes(name)))
  return [gzipSync(await answer.text()).toString('base64'), JSON.stringify(headers)]
}
