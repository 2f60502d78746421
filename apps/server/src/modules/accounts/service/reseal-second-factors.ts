import type { Tx } from '../../../platform/db/database.ts'
import { createSecretTexts, type SecretTexts } from '../../../platform/secret-texts.ts'
import { placeOfSecondFactor, secondFactorSeal } from '../rules.ts'
import { deleteSecondFactor, putSecret, secretsAfter } from '../store/second-factors.ts'

/** Rows that are in memory at once. */
const chunk = 1_000

/**
 * Seals everybody's second factor with another secret; answers how many did not open. Where the secret itself is lost
 * (`from` is `to`), those are taken away: nobody could pass them any more.
 */
export async function resealSecondFactors(tx: Tx, { from, to }: { from: Buffer; to: Buffer }): Promise<number> {
  const [before, after] = [createSecretTexts(from, secondFactorSeal), createSecretTexts(to, secondFactorSeal)]
  const isLost = from.equals(to)
  let lost = 0
  for (let last = 0; ; ) {
    const rows = await secretsAfter(tx, last, chunk)
    for (const { userId, secret } of rows) {
      const text = opened(before, secret, placeOfSecondFactor(userId))
      if (text !== undefined) await putSecret(tx, userId, after.seal(text, placeOfSecondFactor(userId)))
      else if (isLost) await deleteSecondFactor(tx, userId)
      else lost += 1
      last = userId
    }
    if (rows.length < chunk) return lost
  }
}

function opened(texts: SecretTexts, sealed: string, place: string): string | undefined {
  try {
    return texts.open(sealed, place)
  } catch {
    return undefined
  }
}
