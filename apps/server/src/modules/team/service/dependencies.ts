import type { Database } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'

export interface Dependencies {
  database: Database
  ports: Ports
  audit: Pick<Audit, 'on'>
  accounts: Pick<Accounts, 'memberships' | 'accountNamesOf' | 'adminsOf'>
  /** Scheme and host of the console, where a request does not tell. */
  consoleOrigin: string | undefined
}
