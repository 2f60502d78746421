import type { Tx } from '../../../platform/db/database.ts'
import { ownMiniProgram } from '../table.ts'

/** Secrets of everybody's own mini programs, as they are sealed. */
export function sealedMiniPrograms(tx: Tx) {
  const { accountId, secret } = ownMiniProgram
  return tx.select({ accountId, secret }).from(ownMiniProgram).orderBy(accountId)
}
