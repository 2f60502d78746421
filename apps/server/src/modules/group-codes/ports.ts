import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Where a form of the account is filled: its path; undefined when it cannot be. */
export const formPaths =
  port<(tx: Tx, accountId: AccountId, formId: number) => Promise<string | undefined>>('groupCodes.formPaths')
