import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Reserve } from '../platform/storage/reserve.ts'

export interface AppOptions {
  settings: Settings
  log: Logger
  clock: Clock
  database: Database
  /** Space kept back on the disk of the built-in database. */
  reserve?: Reserve
}
