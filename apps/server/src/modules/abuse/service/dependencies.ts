import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

interface Person {
  accountId: AccountId
  userId: number
}

export interface Dependencies {
  database: Database
  rateLimit: RateLimit
  audit: Pick<Audit, 'write'>
  notices: Pick<Notices, 'tell'>
  qrCodes: Pick<QrCodes, 'operated' | 'matchingIds' | 'rowsByIds'>
  directories: Pick<Directories, 'operated'>
  /** The administrators of an account. */
  adminsOf(tx: Tx, accountId: AccountId): Promise<Person[]>
  /** Who runs the server. */
  operators(tx: Tx): Promise<Person[]>
  /** What accounts are called. */
  accountNamesOf(tx: Tx, accountIds: number[]): Promise<Map<number, string>>
}

/** Who runs the server and does something now; `by` is how the history names him. */
export interface Operating {
  by: string
  now: Date
}
