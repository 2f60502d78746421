import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Translate } from '@matai/i18n'
import type { ZipWriter } from '../../../platform/zip/zip-writer.ts'
import type { Problem } from '../rules/task.ts'

/** What a worker hands to whoever makes the content of a zip. */
export interface Making<Request> {
  accountId: AccountId
  userId: number
  request: Request
  zip: ZipWriter
  now: Date
  say: Translate
  /** Throws when the task was cancelled or taken away; to be asked between two pieces of work. */
  goOn(): void
  /** How far it is; costs nothing. */
  progress(done: number, total: number): void
}

export interface Made {
  /** Without its ending. */
  fileName: string
  problem: Problem | null
}
