import type { Database } from '../../../platform/db/database.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { createWechat } from '../../../platform/wechat/create-wechat.ts'
import type { Logger } from 'pino'
import type { Accounts } from '../../accounts/service/accounts.ts'

export interface Dependencies {
  database: Database
  clock: Clock
  events: Events
  fanout: Fanout
  rateLimit: RateLimit
  log: Logger
  accounts: Accounts
  wechat: ReturnType<typeof createWechat>
  /** Scheme and host of the console; set where anything of WeChat is. */
  consoleOrigin: string | undefined
  /** The server's secret. */
  secret: Buffer
}
