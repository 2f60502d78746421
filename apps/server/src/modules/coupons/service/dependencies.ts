import type { StoredFile, Style, Tier } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { Audit } from '../../audit/service.ts'
import type { Notices } from '../../notices/service.ts'

/** What coupons need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  events: Events
  audit: Pick<Audit, 'on'>
  notices: Pick<Notices, 'tell'>
  rateLimit: Pick<RateLimit, 'hit' | 'hitAll'>
  fanout: Pick<Fanout, 'announce' | 'hear' | 'onGap' | 'connected'>
  forms: Pick<Forms, 'titleOf'>
  smsCodes: Pick<Accounts, 'sendVisitCode' | 'useVisitCode'>
  /** Files of the account among the ids; foreign, unknown and stopped ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** Draws a code of this content in the style and refuses what cannot be read back. */
  tryStyle(accountId: AccountId, style: Style, content: string): Promise<unknown>
  adminsOf(tx: Tx, accountId: AccountId): Promise<{ accountId: AccountId; userId: number }[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
