import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'
import { SettingsError } from './settings/settings-error.ts'

export interface SecretPlace {
  /** what SECRET says */
  secret: string | undefined
  dataDir: string
}

/** Characters; SECRET has the same floor. */
const shortest = 32

/**
 * The server's one secret, from which every key is derived. It comes from SECRET or from the file `secret` in the data
 * directory (made on the first start), never from the database: a stolen database alone opens nothing.
 */
export function readSecret({ secret, dataDir }: SecretPlace): Buffer {
  const known = findSecret({ secret, dataDir })
  if (known) return known
  makeDataDir(dataDir)
  const path = join(dataDir, 'secret')
  // Under another name first: a start that is killed, or one beside this one, must not leave or see half a secret.
  const made = `${path}.${randomUUID()}`
  writeSecret(made)
  try {
    linkSync(made, path)
  } catch (error) {
    // Another start was faster, or the file system knows no second names.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(made, path)
  } finally {
    rmSync(made, { force: true })
  }
  return readWhole(path) as Buffer // it is there now
}

/** The secret as it is, without making one. */
export function findSecret({ secret, dataDir }: SecretPlace): Buffer | undefined {
  return secret ? Buffer.from(secret) : readWhole(join(dataDir, 'secret'))
}

/** A new secret in a file of its own, on the disk when this returns. */
export function writeSecret(path: string): Buffer {
  const text = randomBytes(48).toString('base64url')
  writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true })
  return Buffer.from(text)
}

/** Undefined when there is none yet. A cut-off one is refused: keys derived from it could be guessed. */
export function readWhole(path: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  if (text.length < shortest)
    throw new SettingsError('SECRET', `the file ${path} holds fewer than 32 characters`, undefined)
  return Buffer.from(text)
}

/** A key for one purpose, `length` bytes (HKDF-SHA-256). */
export function deriveKey(secret: Buffer, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, length))
}
