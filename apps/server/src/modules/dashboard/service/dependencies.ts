import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Notices } from '../../notices/service.ts'
import type { Tiers } from '../../tiers/service.ts'

export interface Dependencies {
  database: Database
  log: Logger
  notices: Notices
  tiers: Tiers
}
