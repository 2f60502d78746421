import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/context.ts'
import { port } from '../../platform/ports.ts'

/** Visits of all that is in a directory and below it, of the last days; null when they are too many to add up. */
export const directoryVisits =
  port<(directoryId: number, caller: Caller, now: Date) => Promise<number | null>>('directories.visits')

/** Live codes that somebody is about to delete, one by one or with their directory. */
export interface RemovalWish {
  accountId: AccountId
  userId: number
  now: Date
  count: number
  codes: readonly { id: string; name: string }[]
  directory?: { id: number; name: string }
}

/** The request under which that waits for a second person; null where it may happen now. In its transaction. */
export const removalConsents =
  port<(tx: Tx, wish: RemovalWish) => Promise<number | null>>('directories.removalConsents')
