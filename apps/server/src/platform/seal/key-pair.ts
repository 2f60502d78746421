import type { SealKey } from '@matai/contract'
import { createECDH } from 'node:crypto'
import { type CryptoKey, calculateJwkThumbprint, importJWK } from 'jose'
import { deriveKey } from '../secrets.ts'

/** Number of points of P-256 (SEC 2, section 2.4.2): private keys are 1 to this minus 1. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export interface SealKeyPair {
  publicKey: SealKey['key']
  privateKey: CryptoKey
}

/** The pair by which the server's seals open. Nodes with the same secret have the same pair, so any of them opens. */
export async function deriveKeyPair(secret: Buffer): Promise<SealKeyPair> {
  const scalar = scalarFrom(deriveKey(secret, 'seal', 48))
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(scalar)
  const point = ecdh.getPublicKey()
  const jwk = { kty: 'EC', crv: 'P-256', x: encode(point.subarray(1, 33)), y: encode(point.subarray(33)) } as const
  const privateKey = await importJWK({ ...jwk, d: encode(scalar) }, 'ECDH-ES')
  if (privateKey instanceof Uint8Array) throw new TypeError('an EC key was read as a symmetric one')
  return { publicKey: { ...jwk, kid: await calculateJwkThumbprint(jwk) }, privateKey }
}

/** Folds 48 random bytes into the range of private keys; the 16 bytes too many keep the result even (FIPS 186-5, A.2.1). */
function scalarFrom(bytes: Buffer): Buffer {
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url')
}
