import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTranslator } from '@matai/i18n'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { rotateSecret } from '../../platform/secret-mark/rotate-secret.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { runCommand } from '../run-command.ts'

const log = pino({ level: 'silent' })
const dataDir = mkdtempSync(join(tmpdir(), 'matai-secret-'))
const file = join(dataDir, 'secret')
const passwords = ['abcd1', 'Xyz789', '12345678901234567890']
let own: Awaited<ReturnType<typeof createOwnDatabase>>
let database: Database
let ids: string[]
let token: string

const start = (SECRET = '') => startTestApp({ dataDir, environment: { DATABASE_URL: own.url, SECRET } })

beforeAll(async () => {
  own = await createOwnDatabase()
  database = openDatabase({ connection: { connectionString: own.url }, size: 2, log })
  const app = await start()
  const owner = await app.signUp({ tier: 'advanced' })
  token = owner.token
  ids = []
  for (const password of passwords) {
    const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
    const { id } = await owner.client.qrCodes.save({ name: password, blocks })
    await owner.client.codeAccess.setAuth({ ids: [id], settings: { password } })
    ids.push(id)
  }
  await app.close()
})
afterAll(async () => {
  await database.close()
  await own.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What the owner reads after a start. */
async function readAll(SECRET?: string) {
  const app = await start(SECRET)
  try {
    const { codeAccess } = app.clientOf(token)
    return await Promise.all(ids.map(async (id) => (await codeAccess.getAuth({ id })).settings.password))
  } finally {
    await app.close()
  }
}

async function type(...args: string[]) {
  const lines: string[] = []
  const settings = readSettings({ DATABASE_URL: own.url, DATA_DIR: dataDir })
  const print = (line: string) => void lines.push(line)
  const shell = { settings, log, say: createTranslator('en'), by: 'root', now: new Date(), origin: '', print }
  const status = await runCommand(['secret', ...args], shell, () => Promise.reject(new Error('needs no app')))
  return { status, text: lines.join('\n') }
}

it('changes the secret, and everything sealed opens afterwards', async () => {
  const before = readFileSync(file, 'utf8')
  expect(await type('rotate')).toMatchObject({ status: 0, text: expect.stringContaining('3 passwords') })
  expect(readFileSync(file, 'utf8')).not.toBe(before)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('secret'))).toEqual(['secret'])
  expect(await readAll()).toEqual(passwords)
})

it('finds the secret that fits wherever a change was cut off', async () => {
  const cut = () => Promise.reject(new Error('cut off'))
  await expect(rotateSecret({ secret: undefined, dataDir, database, reseal: cut })).rejects.toThrow('cut off')
  expect(readdirSync(dataDir)).toContain('secret.next')
  expect(await readAll()).toEqual(passwords)

  // After the database has it, before the file took its place.
  const before = readFileSync(file)
  expect((await type('rotate')).status).toBe(0)
  renameSync(file, `${file}.next`)
  writeFileSync(file, before)
  expect(await readAll()).toEqual(passwords)
  expect(readFileSync(file)).not.toEqual(before)
})

it('waits until no server is at work', async () => {
  const app = await start()
  expect(await type('rotate')).toMatchObject({ status: 1, text: expect.stringContaining('Stop all') })
  await app.close()
  expect(await readAll()).toEqual(passwords)
})

it('starts nothing with another secret or without one, and makes none', async () => {
  await expect(start('another secret of thirty-two letters')).rejects.toThrow(/^SECRET: the file .* holds the secret/)
  const right = readFileSync(file)
  rmSync(file)
  await expect(start('another secret of thirty-two letters')).rejects.toThrow(
    /^SECRET: .*secret rotate.*secret replace/,
  )
  await expect(start()).rejects.toThrow(/^SECRET: .* is missing/)
  expect(readdirSync(dataDir)).not.toContain('secret')
  writeFileSync(file, right)
  expect(await readAll()).toEqual(passwords)
})

it('goes on without a lost secret: what was sealed stays closed until it is set again', async () => {
  writeFileSync(file, 'a secret that was never used with these data')
  expect(await type('rotate')).toMatchObject({ status: 1, text: expect.stringMatching(/^SECRET: /) })
  expect(await type('replace')).toMatchObject({ status: 0, text: expect.stringContaining('3 live codes') })
  for (const [index, password] of (await readAll()).entries()) {
    expect(password).toMatch(/^[0-9a-f]{20}$/)
    expect(password).not.toBe(passwords[index])
  }
})
