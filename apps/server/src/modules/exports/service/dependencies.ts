import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { FilePlaces } from '../../../platform/files/open-file-places.ts'
import type { Audit } from '../../audit/service.ts'
import type { Brands } from '../../brand/service/brands.ts'
import type { Coupons } from '../../coupons/service/vouchers.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'
import type { Records } from '../../records/service/records.ts'

/** What exports need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  clock: Clock
  log: Logger
  ports: Ports
  places: Pick<FilePlaces, 'blobs' | 'staging' | 'room'>
  audit: Pick<Audit, 'exported'>
  directories: Pick<Directories, 'list'>
  notices: Pick<Notices, 'tell'>
  coupons: Pick<Coupons, 'exported'>
  qrCodes: Pick<QrCodes, 'matchingIds' | 'rowsByIds' | 'rowsForFile' | 'reach'>
  /** In which directories somebody works, with all below; null: in all. */
  directoriesOf(tx: Tx, accountId: AccountId, userId: number): Promise<readonly number[] | null>
  records: Pick<Records, 'takeOut' | 'reports' | 'search' | 'evidence' | 'placeOf' | 'retention'>
  /** How the account dresses what it gives out, and what it is called; empty without a name. */
  brandOf: Brands['of']
  accountNameOf(accountId: AccountId): Promise<string>
  /** A picture of the account as a data URI; not found when it is not one. */
  readLogo(accountId: AccountId, id: string): Promise<string>
  /** A picture of the account for paper as a data URI, at most so many pixels a side. */
  readForPrint(accountId: AccountId, id: string, side: number): Promise<string>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
}

/** A live code as it is stored. */
export type CodeRow = Awaited<ReturnType<QrCodes['rowsForFile']>>[number]
