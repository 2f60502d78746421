import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** A key as providers hand it out: PEM, its lines apart by `\n`, or its base64 alone. */
export function privateKeyOf(text: string): KeyObject {
  const der = Buffer.from(text, 'base64')
  if (text.includes('-----')) return createPrivateKey(linesOf(text))
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs1' })
  }
}

export function publicKeyOf(text: string): KeyObject {
  if (text.includes('-----')) return createPublicKey(linesOf(text))
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}

const linesOf = (text: string): string => text.replaceAll('\\n', '\n')

export const isPrivateKey = (text: string): boolean => isKey(() => privateKeyOf(text))
export const isPublicKey = (text: string): boolean => isKey(() => publicKeyOf(text))

function isKey(read: () => KeyObject): boolean {
  try {
    return read().asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
