import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { findPostmaster } from './postmaster.ts'
import { connectionTo } from './server.ts'

/** The way to the built-in database of a server that runs on this data directory; undefined when none does. */
export function findRunning(dataDir: string): ClientConfig | undefined {
  const place = join(dataDir, 'postgres')
  const running = existsSync(place) ? findPostmaster(realpathSync(place)) : undefined
  return running && connectionTo(running.socketDir)
}
