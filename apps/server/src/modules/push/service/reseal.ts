import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { placeOfPush, pushSeal } from '../rules/secrets.ts'
import { newSecret } from '../rules/signing.ts'
import { sealedSecrets } from '../store/everybody.ts'
import { updatePush } from '../store/pushes.ts'

/** Seals the secrets of all pushes anew; one that does not open is lost: its owner rotates it. */
export async function resealPushes(
  tx: Tx,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<{ sealed: number; lost: number }> {
  const [before, after] = [createSecretTexts(from, pushSeal), createSecretTexts(to, pushSeal)]
  const done = { sealed: 0, lost: 0 }
  for (const { accountId, id, address, secret, oldSecret } of await sealedSecrets(tx)) {
    const place = placeOfPush(accountId, address)
    const again = (sealed: string) => {
      try {
        return after.seal(before.open(sealed, place), place)
      } catch {
        done.lost += 1
        return after.seal(newSecret(), place)
      }
    }
    const resealed = { secret: again(secret), oldSecret: oldSecret === null ? null : again(oldSecret) }
    await updatePush(tx, mintAccountId(accountId), id, resealed)
    done.sealed += 1
  }
  return done
}
