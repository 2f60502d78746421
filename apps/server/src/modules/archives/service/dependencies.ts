import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Carried, Row } from '../../../platform/carried/carried.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { FilePlaces } from '../../../platform/files/open-file-places.ts'
import type { RichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Exports } from '../../exports/service/exports.ts'
import type { Files } from '../../files/service/files.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'
import type { EvidenceChain } from '../../records/service/evidence.ts'
import type { Team } from '../../team/service/team.ts'

/** Texts of a column that are sealed with a server's secret. */
export interface SealedColumn {
  open(accountId: AccountId, row: Row, sealed: string): string
  seal(accountId: AccountId, row: Row, text: string): string
}

export interface Dependencies {
  database: Database
  clock: Clock
  log: Logger
  events: Events
  places: FilePlaces
  /** All tables that an account takes along, in the order in which they leave and come; files stand apart. */
  tables: readonly Carried[]
  fileTable: Carried
  /** By table and column: `push.secret`. */
  sealed: Readonly<Record<string, SealedColumn>>
  secret: Buffer
  richText: RichTextCleaner
  version: string
  accounts: Pick<Accounts, 'memberships' | 'standingOf' | 'adminsOf' | 'carry'>
  audit: Pick<Audit, 'on'>
  exports: Pick<Exports, 'start' | 'statesOf'>
  files: Pick<Files, 'restore' | 'bytesOf'>
  notices: Pick<Notices, 'tell'>
  evidence: Pick<EvidenceChain, 'walk' | 'reseal'>
  team: Pick<Team, 'inviting'>
  directories: Pick<Directories, 'list' | 'add'>
  qrCodes: Pick<QrCodes, 'saveMany' | 'rowsByIds' | 'remove'>
}
