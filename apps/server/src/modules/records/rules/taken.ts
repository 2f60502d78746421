import type { contract, Flag, FollowUpState, ParsedInput, RecordItem, Role, StoredFile } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'

/** Who reads records: it decides what of them can be seen. */
export interface Reader {
  accountId: AccountId
  role: Role
  flags: readonly Flag[]
}

/** Which records: those named, or those that a list shows; with neither all. `since` cuts off what is older. */
export interface WantedRecords
  extends Pick<ParsedInput<typeof contract.recordExports.records>, 'formId' | 'ids' | 'list'> {
  /** ISO 8601 */
  since?: string
  /** The codes of the directory that the list is narrowed to, as they were when it was asked for. */
  qrCodeIds?: string[]
}

/** A record on its way out. */
export interface TakenRecord {
  record: RecordItem
  /** the version that was filled in */
  document: FormDocument
  /** short id and name of the live code that led to the form */
  code: { id: string; name: string } | null
  /** the files that its answers name */
  files: StoredFile[]
}

/** What somebody of the account said or did about a record. */
export interface Entry {
  /** Empty where a rule did it. */
  user: string
  at: Date
  text: string
  state: FollowUpState | null
  /** To whom it gave the record; empty: to nobody. */
  charge: string
  dueAt: Date | null
  /** The record of another form that goes on with it from here. */
  filled: { title: string; number: number } | null
  /** Pictures and signatures that go with it. */
  fileIds: readonly string[]
}

/** What somebody decided about a record. */
export interface Step {
  user: string
  level: number
  approved: boolean
  reason: string
  signatureId: string | null
  at: Date
}
