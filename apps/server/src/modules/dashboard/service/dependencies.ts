import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Audit } from '../../audit/service.ts'
import type { Notices } from '../../notices/service.ts'
import type { Pushes } from '../../push/service/pushes.ts'
import type { Reminders } from '../../reminders/service/reminders.ts'
import type { Tiers } from '../../tiers/service.ts'

export interface Dependencies {
  audit: Pick<Audit, 'lately'>
  database: Database
  log: Logger
  notices: Notices
  reminders: Pick<Reminders, 'hear'>
  ports: Ports
  pushes: Pick<Pushes, 'limitsNear'>
  tiers: Tiers
}
