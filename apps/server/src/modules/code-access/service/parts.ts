import type { BadHosts } from '../../../platform/bad-hosts/bad-hosts.ts'
import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { SecretTexts } from '../../../platform/secret-texts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Notices } from '../../notices/service.ts'

/** What the verbs of this module are made of. */
export interface Parts {
  database: Database
  events: Events
  texts: SecretTexts
  audit: Audit
  badHosts: Pick<BadHosts, 'isKnownBad'>
  notices: Pick<Notices, 'tell'>
  /** The administrators of an account. */
  adminsOf(tx: Tx, accountId: AccountId): Promise<{ accountId: AccountId; userId: number }[]>
  rateLimit: RateLimit
  log: Logger
}
