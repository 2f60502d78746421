import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { SecretTexts } from '../../../platform/secret-texts.ts'
import { placeOfMiniProgram } from '../rules/mini-program-seal.ts'
import { readAuthorised, resealAuthorised } from '../store/authorised.ts'
import { accountsOfMini } from '../store/everybody.ts'
import { readMiniProgram } from '../store/login.ts'

/** For later modules: an account's own mini program, opened; what cannot be opened any more is as if it were not there. */
export async function readMini(tx: Tx, texts: SecretTexts, accountId: AccountId) {
  const place = placeOfMiniProgram(accountId)
  const opened = (sealed: string): string | undefined => {
    try {
      return texts.open(sealed, place)
    } catch {
      return undefined
    }
  }
  const [mini, allowed] = [await readMiniProgram(tx, accountId), await readAuthorised(tx, accountId)]
  const secret = mini && opened(mini.secret)
  const refreshToken = allowed && opened(allowed.refreshToken)
  return {
    own: mini && secret !== undefined ? { appId: mini.appId, secret } : undefined,
    authorised: allowed && refreshToken !== undefined ? { appId: allowed.appId, refreshToken } : undefined,
  }
}

/** In which accounts a mini program is the own one. */
export async function accountsWithMini(tx: Tx, appId: string): Promise<AccountId[]> {
  return (await accountsOfMini(tx, appId)).map((id) => mintAccountId(id))
}

/** WeChat gave another one in its place. Unlogged: nobody did anything. */
export async function rememberRefreshToken(
  database: Pick<Database, 'transact'>,
  texts: SecretTexts,
  accountId: AccountId,
  { appId, refreshToken }: { appId: string; refreshToken: string },
): Promise<void> {
  await database.transact(accountId, async (tx) => {
    if ((await readAuthorised(tx, accountId))?.appId === appId)
      await resealAuthorised(tx, accountId, texts.seal(refreshToken, placeOfMiniProgram(accountId)))
  })
}
