import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { deriveKey, readSecret } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'matai-secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('makes a secret once, for its owner only, and reads it ever after', () => {
  const dataDir = join(folder, '数据 1')
  const first = readSecret({ secret: undefined, dataDir })
  expect(first.length).toBe(64)
  expect(readSecret({ secret: undefined, dataDir })).toEqual(first)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first.toString())
})

it.each(['', 'cut off'])('refuses a secret that is %j', (text) => {
  const dataDir = mkdtempSync(join(folder, 'cut-'))
  writeFileSync(join(dataDir, 'secret'), text)
  expect(() => readSecret({ secret: undefined, dataDir })).toThrow(/^SECRET: .*fewer than 32 characters/)
})

it('leaves nothing but the secret in the folder', () => {
  const dataDir = mkdtempSync(join(folder, 'only-'))
  readSecret({ secret: undefined, dataDir })
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

it('writes nothing when the secret is given', () => {
  const dataDir = join(folder, 'given')
  expect(readSecret({ secret: 'from the environment', dataDir }).toString()).toBe('from the environment')
  expect(() => statSync(dataDir)).toThrow(/ENOENT/)
})

it('derives another key for every purpose and every secret', () => {
  const secret = Buffer.from('one')
  expect(deriveKey(secret, 'seals')).toEqual(deriveKey(secret, 'seals'))
  expect(deriveKey(secret, 'seals')).not.toEqual(deriveKey(secret, 'visitors'))
  expect(deriveKey(secret, 'seals')).not.toEqual(deriveKey(Buffer.from('two'), 'seals'))
  expect(deriveKey(secret, 'short', 16)).toHaveLength(16)
})
