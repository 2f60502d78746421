import { SealedContent, type SealKey, type SealPurpose } from '@matai/contract'
import { compactDecrypt } from 'jose'
import type { Tx } from '../db/database.ts'
import { failField } from '../failure.ts'
import { deriveKeyPair, type SealKeyPair } from './key-pair.ts'
import { forgettableAt, isAcceptable } from './rules.ts'
import { dropForgettable, markOpened } from './store.ts'

export interface Seals {
  publicKey: SealKey['key']
  /** The value in a seal, once. Refuses `field` when the seal is broken, for another purpose, too old or was opened before. */
  open(sealed: string, options: { purpose: SealPurpose; field: string; now: Date }): Promise<string>
  purge(now: Date): Promise<void>
}

/** `tx` has to be the pool: a seal stays opened also when the verb that opened it fails and is undone. */
export async function createSeals({ secret, tx }: { secret: Buffer; tx: Tx }): Promise<Seals> {
  const pair = await deriveKeyPair(secret)
  return {
    publicKey: pair.publicKey,
    async open(sealed, { purpose, field, now }) {
      const content = await decrypt(sealed, pair)
      if (!content || !isAcceptable(content, purpose, now)) failField(field, 'accounts.sealInvalid')
      const first = await markOpened(tx, { jti: content.jti, expiresAt: forgettableAt(content) })
      if (!first) failField(field, 'accounts.sealInvalid')
      return content.value
    },
    purge: (now) => dropForgettable(tx, now),
  }
}

async function decrypt(sealed: string, { privateKey }: SealKeyPair): Promise<SealedContent | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return SealedContent.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    return undefined // whatever is wrong with a seal, the caller learns only that it does not open
  }
}
