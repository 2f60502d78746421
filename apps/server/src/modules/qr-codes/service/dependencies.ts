import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { RichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { StoredFile, Style } from '@matai/contract'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Files } from '../../files/service/files.ts'
import type { Forms } from '../../forms/service/forms.ts'

/** What live codes need from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  events: Events
  directories: Directories
  audit: Audit
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  files: Pick<Files, 'endFiles' | 'openFiles' | 'sizesOf'>
  forms: Pick<Forms, 'holdTitles' | 'titlesOf' | 'wasForm'>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** How a person's new live codes are drawn; null: the plain style. */
  styleOfNew(tx: Tx, maker: { accountId: AccountId; userId: number }): Promise<Style | null>
  /** Later modules say there what they know of codes. */
  ports: Ports
  /** Hosts to which jumps lead without asking: our own and those that the operator names. */
  trustedHosts: readonly string[]
  /** Whether the operator keeps visitors from an address. */
  isKnownBad(url: string): boolean
  richText: Pick<RichTextCleaner, 'clean'>
}

/** In whose name something is done, and when. */
export interface Acting {
  accountId: AccountId
  userId: number
  now: Date
}
