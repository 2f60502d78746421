import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { authorisedMiniProgram, ownMiniProgram } from '../table.ts'

/** Accounts that are looked at for one mini program. */
const mostOfOne = 5

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

/** Accounts whose own mini program goes by this appid: first whose owner authorised it, which proves whose it is. */
export async function accountsOfMini(tx: Tx, appId: string): Promise<number[]> {
  const [authorised, told] = [
    await tx
      .select({ accountId: authorisedMiniProgram.accountId })
      .from(authorisedMiniProgram)
      .where(eq(authorisedMiniProgram.appId, appId))
      .limit(mostOfOne),
    await tx
      .select({ accountId: ownMiniProgram.accountId })
      .from(ownMiniProgram)
      .where(eq(ownMiniProgram.appId, appId))
      .orderBy(ownMiniProgram.accountId)
      .limit(mostOfOne),
  ]
  return [...new Set([...authorised, ...told].map(({ accountId }) => accountId))]
}

/** WeChat says that an owner took the permission back, and not to whom he had given it. */
export async function deleteAuthorisedOf(tx: Tx, appId: string): Promise<void> {
  await tx.delete(authorisedMiniProgram).where(eq(authorisedMiniProgram.appId, appId))
}
