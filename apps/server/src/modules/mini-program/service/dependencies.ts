import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { createWechat } from '../../../platform/wechat/create-wechat.ts'

export interface Dependencies {
  database: Database
  clock: Clock
  rateLimit: Pick<RateLimit, 'hit'>
  log: Logger
  /** Later modules hear there of numbers that were proven. */
  ports: Ports
  wechat: Pick<ReturnType<typeof createWechat>, 'mini'>
}
