import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Audit } from '../../audit/service.ts'

/** What forms need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on'>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
}

/** In whose name something is done. */
export interface Author {
  accountId: AccountId
  userId: number
}
