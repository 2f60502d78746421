import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The server's one secret, from which every key is derived. It comes from SECRET or from the file `secret` in the data
 * directory (made on the first start), never from the database: a stolen database alone opens nothing.
 */
export function readSecret({ secret, dataDir }: { secret: string | undefined; dataDir: string }): Buffer {
  if (secret) return Buffer.from(secret)
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'secret')
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // it was made by an earlier start
  }
  return Buffer.from(readFileSync(path, 'utf8').trim())
}

/** A key for one purpose, `length` bytes (HKDF-SHA-256). */
export function deriveKey(secret: Buffer, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, length))
}
