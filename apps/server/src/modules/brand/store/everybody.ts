import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { authorisedMiniProgram, ownMiniProgram } from '../table.ts'

/** Secrets of everybody's own mini programs, as they are sealed. */
export function sealedMiniPrograms(tx: Tx) {
  const { accountId, secret } = ownMiniProgram
  return tx.select({ accountId, secret }).from(ownMiniProgram).orderBy(accountId)
}

/** Everybody's refresh tokens, as they are sealed. */
export function sealedAuthorised(tx: Tx) {
  const { accountId, refreshToken } = authorisedMiniProgram
  return tx.select({ accountId, refreshToken }).from(authorisedMiniProgram).orderBy(accountId)
}

/** WeChat says that an owner took the permission back, and not to whom he had given it. */
export async function deleteAuthorisedOf(tx: Tx, appId: string): Promise<void> {
  await tx.delete(authorisedMiniProgram).where(eq(authorisedMiniProgram.appId, appId))
}
