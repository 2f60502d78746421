import type { Tier } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { Records } from '../../records/service/records.ts'
import type { Statuses } from '../../statuses/service/statuses.ts'

/** What plans need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  clock: Clock
  events: Events
  audit: Pick<Audit, 'on'>
  directories: Pick<Directories, 'idsBelow' | 'namesOf'>
  forms: Pick<Forms, 'titleOf'>
  records: Pick<Records, 'address' | 'fillerNames'>
  statuses: Pick<Statuses, 'itemsAmong' | 'codesIn'>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
