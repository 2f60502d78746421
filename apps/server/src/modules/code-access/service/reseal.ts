import { randomBytes } from 'node:crypto'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { createSecretTexts, type SecretTexts } from '../../../platform/secret-texts.ts'
import { accessPasswords, placeOfCode } from '../rules/secret-text.ts'
import { sealedAfter } from '../store/everybody.ts'
import { putSealed } from '../store/settings.ts'

/** Rows that are in memory at once. */
const chunk = 1_000

/**
 * Seals the passwords of all codes with another secret. One that does not open is lost: its code stays closed, by a word
 * that nobody was told, until its owner sets another.
 */
export async function resealPasswords(
  tx: Tx,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<{ sealed: number; lost: number }> {
  const [before, after] = [createSecretTexts(from, accessPasswords), createSecretTexts(to, accessPasswords)]
  const done = { sealed: 0, lost: 0 }
  let rows = await sealedAfter(tx, { accountId: 0, qrCodeId: '' }, chunk)
  while (rows.length > 0) {
    const resealed = rows.map(({ accountId, qrCodeId, password }) => {
      const place = placeOfCode(accountId, qrCodeId)
      const text = opened(before, password, place)
      if (text === undefined) done.lost++
      return { accountId, qrCodeId, password: after.seal(text ?? randomBytes(10).toString('hex'), place) }
    })
    for (const [accountId, own] of byAccount(resealed)) await putSealed(tx, accountId, own)
    done.sealed += rows.length
    rows = await sealedAfter(tx, rows.at(-1) as (typeof rows)[number], chunk) // there is a last one
  }
  return done
}

function opened(texts: SecretTexts, sealed: string, place: string): string | undefined {
  try {
    return texts.open(sealed, place)
  } catch {
    return undefined
  }
}
