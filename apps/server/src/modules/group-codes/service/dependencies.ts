import type { StoredFile, Style, Tier } from '@matai/contract'
import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Decoding } from '../../../platform/decoding/decoding.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Audit } from '../../audit/service.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { Notices } from '../../notices/service.ts'

/** What group codes need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  ports: Ports
  log: Logger
  audit: Pick<Audit, 'on'>
  notices: Pick<Notices, 'tell'>
  forms: Pick<Forms, 'titleOf'>
  decoding: Pick<Decoding, 'decode'>
  /** Files of the account among the ids; foreign, unknown and stopped ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** Draws a code of this content in the style and refuses what cannot be read back. */
  tryStyle(accountId: AccountId, style: Style, content: string): Promise<unknown>
  /** A picture of the account as a PNG, at most 1,024 pixels a side. */
  readPicture(accountId: AccountId, id: string): Promise<Buffer>
  adminsOf(tx: Tx, accountId: AccountId): Promise<{ accountId: AccountId; userId: number }[]>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
