import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Things of one kind that hang on a member by name, and how they come to somebody else. */
export interface MemberThings {
  kind: string
  count(tx: Tx, accountId: AccountId, userId: number): Promise<number>
  /** Answers how many went over. */
  handOver(tx: Tx, accountId: AccountId, who: { from: number; to: number }): Promise<number>
}
export const memberThings = port<MemberThings>('team.memberThings')

/** What directories are called; those that the account does not have are missing. */
export const directoryNames =
  port<(tx: Tx, accountId: AccountId) => Promise<ReadonlyMap<number, string>>>('team.directoryNames')
