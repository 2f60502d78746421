import type { StoredFile, Tier } from '@matai/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Poster } from '../../../platform/outgoing/post-json.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { Notices } from '../../notices/service.ts'

/** What pushes need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  clock: Clock
  log: Logger
  secret: Buffer
  poster: Poster
  audit: Pick<Audit, 'on'>
  notices: Pick<Notices, 'tell'>
  ownCodes: Pick<Accounts, 'sendOwnCode' | 'useOwnCode'>
  forms: Forms
  isKnownBad(url: string): boolean
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  adminsOf(tx: Tx, accountId: AccountId): Promise<{ accountId: AccountId; userId: number }[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
