import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { OpenId } from '../../../platform/openid/openid.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { LoginHosts } from '../../brand/service/hosts.ts'
import type { Team } from '../../team/service/team.ts'

export interface Dependencies {
  database: Database
  clock: Clock
  log: Logger
  rateLimit: RateLimit
  audit: Pick<Audit, 'on'>
  accounts: Pick<Accounts, 'letIn' | 'checkOwnPassword' | 'standingOf' | 'accountNamesOf' | 'memberships'>
  arriving: Team['arriving']
  openId: OpenId
  loginHosts: Pick<LoginHosts, 'accountAt'>
  /** The first host of an account under which its people sign in. */
  hostOf(tx: Tx, accountId: AccountId): Promise<string | undefined>
  /** Scheme and host of the console, where a request does not tell. */
  consoleOrigin: string | undefined
  /** The server's secret. */
  secret: Buffer
}
