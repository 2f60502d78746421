import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on'>
  notices: Pick<Notices, 'tell'>
  memberships: Pick<Accounts['memberships'], 'list'>
  accountNamesOf(tx: Tx, ids: AccountId[]): Promise<Map<number, string>>
  directories: Pick<Directories, 'remove'>
  qrCodes: Pick<QrCodes, 'remove' | 'deletedSince'>
}
