import type { ExportTask, PrintSettings, StoredFile, Style } from '@matai/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { FilePlaces } from '../../../platform/files/open-local-files.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Exports } from '../../exports/service/exports.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

/** What batches need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  clock: Clock
  log: Logger
  places: Pick<FilePlaces, 'blobs' | 'staging'>
  audit: Pick<Audit, 'exported' | 'on'>
  directories: Pick<Directories, 'hold' | 'target'>
  qrCodes: Pick<QrCodes, 'batchCodes' | 'cleanBlocks' | 'describe' | 'refuseMissingForms' | 'rowsByIds'>
  exports: Pick<Exports, 'start'>
  notices: Pick<Notices, 'tell'>
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Whether the operator keeps visitors from an address. */
  isKnownBad(url: string): boolean
  /** Draws a code in a style and reads it back; refuses a style that does not scan, or whose pictures are not there. */
  proveStyle(accountId: AccountId, style: Style, origin: string): Promise<unknown>
  /** Prints codes in the background. */
  printCodes(order: { ids: string[]; settings: PrintSettings }, context: MemberContext): Promise<ExportTask>
}
