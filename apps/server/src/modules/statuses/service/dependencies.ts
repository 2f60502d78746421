import type { StoredFile, Tier } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import type { Audit } from '../../audit/service.ts'
import type { Collaborators } from '../../collaborators/service/collaborators.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { Records } from '../../records/service/records.ts'

/** What statuses need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  events: Events
  fanout: Fanout
  clock: Clock
  audit: Pick<Audit, 'on' | 'write'>
  collaborators: Pick<Collaborators, 'namesAmong' | 'at'>
  directories: Pick<Directories, 'namesOf'>
  forms: Pick<Forms, 'titleOf' | 'newestOf'>
  records: Pick<Records, 'holdingOf' | 'movedByStatus' | 'pathsOf'>
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
