import type { StoredFile } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { RichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'
import type { Audit } from '../../audit/service.ts'
import type { Collaborators } from '../../collaborators/service/collaborators.ts'

/** What forms need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on' | 'exported'>
  richText: Pick<RichTextCleaner, 'clean'>
  collaborators: Pick<Collaborators, 'listGroups'>
  /** Whether an address leads to a host that is known to do harm. */
  isKnownBad(url: string): boolean
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Later modules say there what was filled in. */
  ports: Ports
}

/** Where a form stands that a later module keeps: in how many things, counted to some number, and what some are called. */
export interface FormUse {
  formId: number
  in: 'codes' | 'templates'
  count: number
  names: string[]
}

/** In whose name something is done. */
export interface Author {
  accountId: AccountId
  userId: number
}
