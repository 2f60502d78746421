import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBackup } from '../../platform/backup/folder.ts'
import { listName, type Manifest, manifestOf, rowsPath } from '../../platform/backup/manifest.ts'
import { migrateDatabase, migrateQueue } from '../../platform/db/migrate.ts'
import { migrationsFolder } from '../../platform/db/migrations.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { startServer } from '../../start-server.ts'
import { fileColumns } from '../../platform/backup/file-columns.ts'
import { createPlaces, type } from './shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
let environment: { DATABASE_URL: string; DATA_DIR: string; SECRET: string }
let empty: string
const blob = 'AbCdEfGhIjKlMnOpQrStUv'

beforeAll(async () => {
  places = await createPlaces()
  const SECRET = 'a secret of this test, long enough'
  environment = { DATABASE_URL: await places.database(), DATA_DIR: places.path('data'), SECRET }
  empty = await places.database()
  await migrateDatabase({ connectionString: environment.DATABASE_URL })
  await addFile(environment.DATABASE_URL, blob)
  await mkdir(places.path('data/files/Ab'), { recursive: true })
  await writeFile(places.path(`data/files/Ab/${blob}`), 'bytes')
  await type(environment, 'backup', places.path('backups'))
})
afterAll(() => places.close())

async function ask<Row extends object>(connectionString: string, ...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const addFile = (url: string, id: string) =>
  ask(
    url,
    `insert into file (account_id, id, name, kind, mime, size, sha256, created_by)
     values (1, '${id}', 'a.txt', 'file', 'text/plain', 5, '${'0'.repeat(64)}', 1)`,
  )

/** A copy of the backup that a test may spoil, and an empty place to restore it to. */
async function copied(name: string) {
  const { place, manifest } = await findBackup(places.path('backups'))
  const spoilt = places.path(name)
  await cp(place, spoilt, { recursive: true })
  return { spoilt, manifest }
}
const restore = (from: string, target = 'never', DATABASE_URL = empty) =>
  type({ ...environment, DATABASE_URL, DATA_DIR: places.path(target) }, 'restore', from)

async function spoil(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(path, bytes)
}

describe('a restore touches nothing when', () => {
  it.each(['backup.json', listName, rowsPath('account'), rowsPath('queue'), 'secret', `files/Ab/${blob}`])(
    'a byte of %s is another one',
    async (file) => {
      const { spoilt } = await copied(`spoilt ${file.replaceAll('/', ' ')}`)
      await spoil(join(spoilt, file))
      expect(await restore(spoilt)).toEqual({
        status: 1,
        text: `备份已损坏：${join(spoilt, file)}。请用另一份备份`,
        lines: [expect.any(String)],
      })
      expect((await type({}, 'verify', spoilt)).status).toBe(1)
    },
  )

  it('a file of it is missing, or there is no backup', async () => {
    const { spoilt } = await copied('lacking')
    await rm(join(spoilt, `files/Ab/${blob}`))
    expect((await restore(spoilt)).text).toContain('备份已损坏')
    await rm(join(spoilt, 'backup.json'))
    expect((await restore(spoilt)).text).toContain('里没有完整的备份')
    expect((await restore(places.path('nowhere'))).text).toContain('没有')
  })

  it('it was made by a newer version', async () => {
    const write = async (name: string, change: (manifest: Manifest) => Manifest) => {
      const { spoilt, manifest } = await copied(name)
      const { path, text } = manifestOf(change(manifest))
      await writeFile(join(spoilt, path), text)
      return restore(spoilt)
    }
    const newer = '这份数据来自更新版本的码台，请用那个版本或更新的版本'
    const later = await write('later', (manifest) => {
      const { database } = manifest
      return { ...manifest, database: { ...database, migrations: [...database.migrations, 9_999_999_999_999] } }
    })
    expect(later.text).toBe(newer)
    expect((await write('layout', (manifest) => ({ ...manifest, layout: 2 }))).text).toBe(newer)
  })

  it('the folder or the database is not empty, or the secret is another one', async () => {
    expect((await restore(places.path('backups'), 'data')).text).toContain('不是空的。恢复不会覆盖任何数据')
    const secret = {
      DATABASE_URL: empty,
      DATA_DIR: places.path('never'),
      SECRET: 'another secret of thirty-two letters',
    }
    expect((await type(secret, 'restore', places.path('backups'))).text).toContain('SECRET 与备份里的密钥不同')
    expect((await restore(places.path('backups'), 'never', environment.DATABASE_URL)).text).toContain(
      '请新建一个空的数据库',
    )
    expect(await readdir(places.path(''))).not.toContain('never')
    expect(await ask<{ id: string }>(environment.DATABASE_URL, 'select id from file')).toHaveLength(1)
  })
})

it('goes on with a backup that was cut off, and never takes the half for a whole one', async () => {
  const folder = places.path('interrupted')
  const second = 'BbCdEfGhIjKlMnOpQrStUv'
  await addFile(environment.DATABASE_URL, second)
  const broken = places.path(`data/files/Bb/${second}`)
  await mkdir(broken, { recursive: true }) // cannot be read as a file
  await expect(type(environment, 'backup', folder)).rejects.toThrow(/EISDIR/)
  expect((await restore(folder)).text).toContain('里没有完整的备份')
  await rename(broken, `${broken}.aside`)
  await writeFile(broken, 'more!')

  const { text } = await type(environment, 'backup', folder)
  expect(text).toContain('上次的备份没有做完，已接着做')
  expect(text).toContain('2 个文件共 10 B')
  expect(await readdir(folder)).toHaveLength(1)
  expect((await type({}, 'verify', folder)).status).toBe(0)
})

it('goes on with a restore that was cut off, and lets no server start on the half', async () => {
  const target = { ...environment, DATABASE_URL: await places.database(), DATA_DIR: places.path('half') }
  await mkdir(places.path('half/files/Ab'), { recursive: true })
  await writeFile(places.path('half/restore.unfinished'), '')
  await writeFile(places.path(`half/files/Ab/${blob}`), 'by')
  const settings = readSettings({ ...target, NODE_ENV: 'test' })
  const start = startServer({ settings, log: pino({ level: 'silent' }), demo: false })
  await expect(start).rejects.toThrow('a restore was cut off here')
  expect((await type(target, 'restore', places.path('backups'))).status).toBe(0)
  expect(await ask<{ id: string }>(target.DATABASE_URL, 'select id from file')).toMatchObject([{ id: blob }])
  expect(await readFile(places.path(`half/files/Ab/${blob}`), 'utf8')).toBe('bytes')
  expect(await readdir(target.DATA_DIR)).not.toContain('restore.unfinished')
})

it('restores what an older version left, and brings it to this one', async () => {
  const old = { ...environment, DATABASE_URL: await places.database(), DATA_DIR: places.path('old') }
  await mkdir(old.DATA_DIR)
  const migrations = readMigrationFiles({ migrationsFolder })
  await ask(old.DATABASE_URL, 'create extension pg_trgm', 'create extension btree_gin', 'create schema drizzle')
  await ask(
    old.DATABASE_URL,
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    ...migrations
      .slice(0, 2)
      .flatMap(({ sql, hash, folderMillis }) => [
        ...sql,
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
      ]),
    `insert into account (kind, name, owner_id) values ('personal', '老账号', 1)`,
    `insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device)
     values (1, 'abc', '2020-05-05', 1, '\\x00ff0a5c', false, false, E'a\\tb\\\\c\\nd')`,
  )
  await migrateQueue({ connectionString: old.DATABASE_URL })
  expect(await type(old, 'backup', places.path('old backups'))).toMatchObject({ status: 0 })

  const now = { ...old, DATABASE_URL: await places.database(), DATA_DIR: places.path('new') }
  expect(await type(now, 'restore', places.path('old backups'))).toMatchObject({ status: 0 })
  const done = await ask<{ count: string }>(now.DATABASE_URL, 'select count(*) from drizzle.__drizzle_migrations')
  expect(Number(done[0]?.count)).toBe(migrations.length)
  expect(await ask(now.DATABASE_URL, 'select name, tier from account')).toEqual([{ name: '老账号', tier: 0 }])
  expect(await ask(now.DATABASE_URL, 'select visitor, device from scan')).toEqual([
    { visitor: Buffer.from('00ff0a5c', 'hex'), device: 'a\tb\\c\nd' },
  ])
  await ask(now.DATABASE_URL, `insert into account (kind, name, owner_id) values ('personal', '新账号', 1)`)
})

it('knows every place where the database names stored files', async () => {
  const named = await ask<{ table: string }>(
    environment.DATABASE_URL,
    `select table_name as "table" from information_schema.columns
     where table_schema = 'public' and column_name = 'blob_id' order by 1`,
  )
  expect(named.map(({ table }) => table)).toEqual(
    fileColumns.filter(({ id }) => id === 'blob_id').map(({ table }) => table),
  )
})
