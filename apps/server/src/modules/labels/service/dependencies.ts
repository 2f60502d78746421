import type { StoredFile, Style } from '@matai/contract'
import type { Language, Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Drawing } from '../../../platform/drawing/drawing.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'

/** What the batch of a live code knows of it. */
export interface BatchFacts {
  /** Such as M16-Z41. */
  number: string
  /** Values of its row by the names of the columns. */
  columns: Record<string, string>
}

/** What labels need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on'>
  events: Events
  drawing: Drawing
  directories: Pick<Directories, 'list'>
  qrCodes: Pick<QrCodes, 'rowsByIds'>
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** A picture of the account as a data URI, at most so many pixels a side; not found: foreign, unknown, no picture. */
  readPicture(accountId: AccountId, id: string, longestSide: number): Promise<string>
  /** Draws a style with an address of this server and reads it back; refused with the reasons. */
  proveStyle(accountId: AccountId, style: Style, origin: string, before?: readonly Style[]): Promise<unknown>
  ports: Ports
}

/** Whose labels, in which words and zone, and under which address codes are printed. */
export interface Manner {
  accountId: AccountId
  zone: string
  language: Language
  say: Translate
  origin: string
  now: Date
}
