import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { miniPrograms, placeOfMiniProgram } from '../rules/mini-program-seal.ts'
import { sealedAuthorised, sealedMiniPrograms } from '../store/everybody.ts'
import { resealAuthorised } from '../store/authorised.ts'
import { resealMiniProgram } from '../store/login.ts'

/** Seals the secrets of own mini programs anew; answers how many did not open: their enterprises enter them again. */
export async function resealMiniPrograms(tx: Tx, { from, to }: { from: Buffer; to: Buffer }): Promise<number> {
  const [before, after] = [createSecretTexts(from, miniPrograms), createSecretTexts(to, miniPrograms)]
  let lost = 0
  for (const { accountId: id, secret } of await sealedMiniPrograms(tx)) {
    const accountId = mintAccountId(id)
    const place = placeOfMiniProgram(accountId)
    try {
      await resealMiniProgram(tx, accountId, after.seal(before.open(secret, place), place))
    } catch {
      lost += 1
    }
  }
  for (const { accountId: id, refreshToken } of await sealedAuthorised(tx)) {
    const accountId = mintAccountId(id)
    const place = placeOfMiniProgram(accountId)
    try {
      await resealAuthorised(tx, accountId, after.seal(before.open(refreshToken, place), place))
    } catch {
      lost += 1
    }
  }
  return lost
}
