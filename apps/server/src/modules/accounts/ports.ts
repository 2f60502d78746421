import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Which saved style a person's new live codes take; null: the plain one. */
export const chosenStyles =
  port<(tx: Tx, person: { accountId: AccountId; userId: number }) => Promise<number | null>>('accounts.chosenStyles')
