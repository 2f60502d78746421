import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './secrets.ts'

const nonceLength = 12
const tagLength = 16

/**
 * Texts that their owner reads again, AES-256-GCM under a key of the server's secret: a stolen database shows none. Each
 * is bound to its place, so that it opens nowhere else.
 */
export function createSecretTexts(secret: Buffer, purpose: string) {
  const key = deriveKey(secret, purpose)
  return {
    seal(text: string, place: string): string {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    /** Throws when it was sealed for another place or with another secret. */
    open(sealed: string, place: string): string {
      const bytes = Buffer.from(sealed, 'base64')
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString()
    },
  }
}

export type SecretTexts = ReturnType<typeof createSecretTexts>
