import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SecretTexts } from '../../../platform/secret-texts.ts'
import type { createWechat } from '../../../platform/wechat/create-wechat.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

export interface Dependencies {
  database: Pick<Database, 'tx' | 'transact'>
  clock: Clock
  log: Logger
  wechat: Pick<ReturnType<typeof createWechat>, 'mini' | 'entryOf' | 'entryFor'>
  /** What seals secrets of mini programs. */
  texts: SecretTexts
  qrCodes: Pick<QrCodes, 'rowsByIds'>
}
