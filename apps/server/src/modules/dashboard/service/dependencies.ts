import type { LimitKey } from '@matai/contract'
import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Notices } from '../../notices/service.ts'

/** Counts what a limit of the tier is about; accounts that have nothing of it may be missing. */
export interface UsageCounter {
  key: LimitKey
  count(tx: Tx, accountIds: readonly AccountId[]): Promise<Map<number, number>>
}

export interface Dependencies {
  database: Database
  log: Logger
  notices: Notices
  /** One for each limit that can be counted, from the modules that count. */
  counters: readonly UsageCounter[]
}
