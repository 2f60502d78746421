import type { SealedContent, SealKey, SealPurpose } from '@matai/contract'
import { gcm } from '@noble/ciphers/aes.js'
import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Seals a value to the server's key as a compact JWE (RFC 7516; ECDH-ES on P-256, A256GCM). It does without
 * WebCrypto, which browsers withhold on plain http. `offset` is the server's clock minus ours, in seconds.
 */
export function seal(value: string, purpose: SealPurpose, key: SealKey['key'], offset = 0): string {
  const ephemeral = p256.utils.randomSecretKey()
  const [, ...point] = p256.getPublicKey(ephemeral, false)
  const epk = {
    kty: 'EC',
    crv: 'P-256',
    x: encode(Uint8Array.from(point.slice(0, 32))),
    y: encode(Uint8Array.from(point.slice(32))),
  }
  const header = encode(utf8ToBytes(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, epk })))
  const serverPoint = concatBytes(Uint8Array.of(4), decode(key.x), decode(key.y))
  const shared = p256.getSharedSecret(ephemeral, serverPoint).slice(1)
  const content: SealedContent = {
    value,
    purpose,
    iat: Math.floor(Date.now() / 1000 + offset),
    jti: encode(randomBytes(16)),
  }
  const nonce = randomBytes(12)
  const sealed = gcm(contentKey(shared), nonce, utf8ToBytes(header)).encrypt(utf8ToBytes(JSON.stringify(content)))
  return [header, '', encode(nonce), encode(sealed.slice(0, -16)), encode(sealed.slice(-16))].join('.')
}

/** Concat KDF of RFC 7518, section 4.6.2, for A256GCM with empty party infos. */
function contentKey(shared: Uint8Array): Uint8Array {
  const algorithm = utf8ToBytes('A256GCM')
  return sha256(concatBytes(uint32(1), shared, uint32(algorithm.length), algorithm, uint32(0), uint32(0), uint32(256)))
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function decode(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
