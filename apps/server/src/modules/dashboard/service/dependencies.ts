import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Notices } from '../../notices/service.ts'
import type { UsageCounter } from '../../stats/service/usage.ts'

export interface Dependencies {
  database: Database
  log: Logger
  notices: Notices
  /** One for each limit that can be counted, from the modules that count. */
  counters: readonly UsageCounter[]
}
