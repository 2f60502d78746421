import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { MailSender } from '../../../platform/mail/mail-sender.ts'
import type { SmsSender } from '../../../platform/sms/sms-sender.ts'
import type { NoteSecurity } from '../../../platform/security-log.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Files } from '../../files/service/files.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

type Known =
  | 'operated'
  | 'invitations'
  | 'adminsOf'
  | 'namesOf'
  | 'accountNamesOf'
  | 'lockedNow'
  | 'unlock'
  | 'resetSecondFactor'

export interface Dependencies {
  settings: Settings
  database: Database
  accounts: Pick<Accounts, Known>
  audit: Pick<Audit, 'write'>
  notices: Pick<Notices, 'tell'>
  qrCodes: Pick<QrCodes, 'operated'>
  directories: Pick<Directories, 'operated'>
  files: Pick<Files, 'operated'>
  sms: SmsSender
  mail: MailSender
  log: Logger
}

/** Who runs the server and does something now. */
export interface Operating {
  /** What the server's log calls whoever it is. */
  by: string
  now: Date
  /** On a screen; in the shell nobody is signed in. */
  caller: { accountId: AccountId; userId: number } | undefined
  /** Into the server's log of what happened to somebody's access. */
  noteSecurity?: NoteSecurity
}
