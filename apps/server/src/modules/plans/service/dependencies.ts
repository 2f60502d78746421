import type { Tier } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Brands } from '../../brand/service/brands.ts'
import type { Collaborators } from '../../collaborators/service/collaborators.ts'
import type { Exports } from '../../exports/service/exports.ts'
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
  collaborators: Pick<Collaborators, 'listGroups'>
  exports: Pick<Exports, 'start'>
  forms: Pick<Forms, 'titleOf'>
  records: Pick<Records, 'address' | 'fillerNames' | 'outcomesOf' | 'placeOf'>
  statuses: Pick<Statuses, 'itemsAmong' | 'codesIn' | 'setByPlan' | 'byRecords'>
  /** How the account dresses its papers, and what it is called; empty without a name. */
  brandOf: Brands['of']
  accountNameOf(accountId: AccountId): Promise<string>
  /** A picture of the account for paper as a data URI, at most so many pixels a side. */
  readForPrint(accountId: AccountId, id: string, side: number): Promise<string>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
