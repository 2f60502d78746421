import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { placeOfSecret, signOnSecrets } from '../rules.ts'
import { sealedSignOns } from '../store/everybody.ts'
import { resealSignOn } from '../store/settings.ts'

/** Seals secrets of companies' sign-in anew; answers how many did not open: their companies enter them again. */
export async function resealSignOns(tx: Tx, { from, to }: { from: Buffer; to: Buffer }): Promise<number> {
  const [before, after] = [createSecretTexts(from, signOnSecrets), createSecretTexts(to, signOnSecrets)]
  let lost = 0
  for (const { accountId, secret } of await sealedSignOns(tx)) {
    const place = placeOfSecret(accountId)
    try {
      await resealSignOn(tx, mintAccountId(accountId), after.seal(before.open(secret, place), place))
    } catch {
      lost += 1
    }
  }
  return lost
}
