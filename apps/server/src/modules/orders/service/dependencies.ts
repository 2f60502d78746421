import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Payments } from '../../../platform/pay/create-payments.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Tiers } from '../../tiers/service.ts'
import type { Prices } from '../../../platform/settings/prices.ts'

export interface Dependencies {
  database: Database
  clock: Clock
  log: Logger
  audit: Pick<Audit, 'on'>
  accounts: Pick<Accounts, 'operated'>
  accountNamesOf(tx: Tx, ids: AccountId[]): Promise<Map<number, string>>
  tiers: Tiers
  payments: Payments
  /** Of a year, in fen; tiers without one are not sold. */
  prices: Prices
}
