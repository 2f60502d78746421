import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'
import { SettingsError } from './settings/settings-error.ts'

/** Characters; SECRET has the same floor. */
const shortest = 32

/**
 * The server's one secret, from which every key is derived. It comes from SECRET or from the file `secret` in the data
 * directory (made on the first start), never from the database: a stolen database alone opens nothing.
 */
export function readSecret({ secret, dataDir }: { secret: string | undefined; dataDir: string }): Buffer {
  if (secret) return Buffer.from(secret)
  makeDataDir(dataDir)
  const path = join(dataDir, 'secret')
  const known = readWhole(path)
  if (known) return known
  // Under another name first: a start that is killed, or one beside this one, must not leave or see half a secret.
  const made = `${path}.${randomUUID()}`
  writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
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

/** Undefined when there is none yet. A cut-off one is refused: keys derived from it could be guessed. */
function readWhole(path: string): Buffer | undefined {
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
