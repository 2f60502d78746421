import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** An import of a workbook that made not all of its codes. */
export interface FailedImport {
  id: number
  templateId: number
  /** Of the template. */
  name: string
  at: Date
}

/** The last of them since a moment. */
export const failedImports =
  port<(tx: Tx, accountId: AccountId, options: { since: Date; limit: number }) => Promise<FailedImport[]>>(
    'dashboard.failedImports',
  )
