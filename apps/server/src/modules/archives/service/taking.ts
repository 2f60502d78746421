import type { Tier } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { ImportRow } from '../store/imports.ts'
import type { StoredReport } from '../table.ts'

/** What is known while an archive is brought into an account. */
export interface Taking {
  accountId: AccountId
  row: ImportRow
  report: StoredReport
  tier: Tier
  now: Date
  /** Throws when the import was cancelled or taken away, or the node goes down. */
  goOn(): void
}
