import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/embedded.ts'

/** Gives the database tests a fresh embedded database in DATABASE_URL, unless the caller gave one. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DATABASE_URL) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'matai-test-'))
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const database = await startEmbedded({ dataDir: join(folder, 'data'), address: 'npm test', log })
  process.env.DATABASE_URL = database.url
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
