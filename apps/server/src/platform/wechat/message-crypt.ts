import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Bytes to whose multiples WeChat fills up, which is not the cipher's own block. */
const block = 32
const randomLength = 16

/** A message that was not made with our key, or not for our app. */
export class WechatCryptError extends Error {
  override readonly name = 'WechatCryptError'
}

/** The sealing of messages between WeChat and us: AES-256-CBC, the app's id at the end; the key has 43 characters. */
export function createMessageCrypt({ aesKey, appId }: { aesKey: string; appId: string }) {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const iv = key.subarray(0, 16)

  return {
    /** `random` are 16 bytes; a test gives its own. */
    encrypt(message: string, random = randomBytes(randomLength)): string {
      const text = Buffer.from(message)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(text.length)
      const plain = Buffer.concat([random, length, text, Buffer.from(appId)])
      const missing = block - (plain.length % block)
      const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false)
      return Buffer.concat([
        cipher.update(plain),
        cipher.update(Buffer.alloc(missing, missing)),
        cipher.final(),
      ]).toString('base64')
    },

    decrypt(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.length === 0 || bytes.length % block !== 0) throw new WechatCryptError('the message has a wrong length')
      const decipher = createDecipheriv('aes-256-cbc', key, iv).setAutoPadding(false)
      const filled = Buffer.concat([decipher.update(bytes), decipher.final()])
      const fill = filled.at(-1) ?? 0
      if (fill < 1 || fill > block || fill > filled.length)
        throw new WechatCryptError('the message is filled up wrongly')
      const plain = filled.subarray(0, filled.length - fill)
      if (plain.length < randomLength + 4) throw new WechatCryptError('the message is too short')
      const start = randomLength + 4
      const end = start + plain.readUInt32BE(randomLength)
      if (end > plain.length) throw new WechatCryptError('the message is longer than it is')
      if (plain.subarray(end).toString() !== appId) throw new WechatCryptError('the message is for another app')
      return plain.subarray(start, end).toString()
    },
  }
}
