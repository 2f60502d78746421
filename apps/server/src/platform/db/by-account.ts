import { type AccountId, mintAccountId } from './account-id.ts'

/** Accounts of rows that were read for everybody. */
export const accountsIn = (rows: readonly { accountId: number }[]): AccountId[] =>
  [...new Set(rows.map(({ accountId }) => accountId))].sort((a, b) => a - b).map(mintAccountId)

/** Rows of many accounts as those of each, in the order of the accounts, so that nobody who holds some waits in a ring. */
export function byAccount<Row extends { accountId: number }>(rows: readonly Row[]): [AccountId, Row[]][] {
  const groups = Map.groupBy(rows, ({ accountId }) => accountId)
  return [...groups].sort(([a], [b]) => a - b).map(([accountId, own]) => [mintAccountId(accountId), own])
}
