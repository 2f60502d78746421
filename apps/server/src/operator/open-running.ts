import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { refuseUnfinished } from '../platform/backup/unfinished.ts'
import { startEmbedded } from '../platform/db/embedded/embedded.ts'
import { findRunning } from '../platform/db/embedded/find-running.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import type { Settings } from '../platform/settings/settings.ts'

export interface Opened {
  connection: ClientConfig
  stop(): Promise<void>
}

/** Dumps and locks need connections of their own, past a pooler. */
const ownUrlOf = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Settings) => DATABASE_DIRECT_URL ?? DATABASE_URL

const stop = () => Promise.resolve()

/** The database of the server that runs; without one, the built-in database is started for a while. */
export async function openRunning(
  settings: Settings,
  log: Logger,
  { migrated }: { migrated: boolean },
): Promise<Opened> {
  const url = ownUrlOf(settings)
  if (url) return { connection: { connectionString: url }, stop }
  refuseUnfinished(settings.DATA_DIR)
  const running = findRunning(settings.DATA_DIR)
  if (running) return { connection: running, stop }
  const opened = await openAlone(settings, log)
  if (migrated) await migrateDatabase(opened.connection)
  return opened
}

/**
 * The database when no server may use it; throws when one does. `anew`: an empty one is made where files and secret of an
 * earlier one are.
 */
export async function openAlone(settings: Settings, log: Logger, { anew = false } = {}): Promise<Opened> {
  const url = ownUrlOf(settings)
  if (url) return { connection: { connectionString: url }, stop }
  const options = { dataDir: settings.DATA_DIR, address: 'npm run operator', log, anew }
  return startEmbedded(options)
}
