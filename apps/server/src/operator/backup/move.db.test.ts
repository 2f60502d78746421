import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBackup } from '../../platform/backup/folder.ts'
import { lockDataDir } from '../../platform/db/embedded/lock.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createPlaces, type } from './shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

async function ask(connectionString: string, ...statements: string[]): Promise<object[]> {
  const client = new Client({ connectionString, application_name: 'a test' })
  await client.connect()
  try {
    let rows: object[] = []
    for (const statement of statements) rows = (await client.query<object>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const account = `insert into account (kind, name, owner_id) values ('personal', '搬家的', 1)`
const SECRET = 'a secret of this test, long enough'

it('restores into a built-in database that it makes, carries that to an address and back, and backs it up', async () => {
  const source = await places.database()
  await migrateDatabase({ connectionString: source })
  await ask(source, account, `select graphile_worker.add_job('exports:run', run_at => '2031-01-02')`)
  const backups = places.path('backups')
  const made = await type({ DATABASE_URL: source, SECRET, DATA_DIR: places.path('source') }, 'backup', backups)
  expect(made).toMatchObject({ status: 0 })

  // A restore that was cut off goes on.
  const DATA_DIR = places.path('data')
  await mkdir(places.path('data/files'), { recursive: true })
  await writeFile(places.path('data/restore.unfinished'), '')
  expect(await type({ DATA_DIR }, 'restore', backups)).toMatchObject({ status: 0 })

  const there = await places.database()
  const lock = lockDataDir(DATA_DIR, 'another one')
  expect((await type({ DATA_DIR }, 'move', there)).text).toContain(DATA_DIR)
  lock.release()
  expect(await type({ DATA_DIR }, 'move', there)).toMatchObject({ status: 0 })
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('postgres'))).toEqual([
    expect.stringMatching(/^postgres\.moved-/),
  ])
  expect(await ask(there, 'select name from account')).toEqual([{ name: '搬家的' }])
  expect(await ask(there, 'select task_identifier from graphile_worker.jobs')).toHaveLength(1)

  await ask(there, account)
  const server = new Client({ connectionString: there, application_name: 'matai-fanout' })
  await server.connect()
  const back = { DATA_DIR, DATABASE_URL: there }
  expect((await type(back, 'move', 'built-in')).text).toContain('请先停止所有服务器')
  await server.end()
  expect(await type(back, 'move', 'built-in')).toMatchObject({ status: 0 })

  expect(await type({ DATA_DIR }, 'backup', backups)).toMatchObject({ status: 0 })
  const { manifest } = await findBackup(backups)
  expect([manifest.rows.account?.rows, manifest.rows.queue?.rows]).toEqual([2, 1])
}, 180_000) // four starts of a database server

it('moves to no place that is in use, or not there', async () => {
  const DATA_DIR = places.path('still')
  const full = await places.database()
  await ask(full, 'create table mine ()')
  await mkdir(places.path('still/postgres'), { recursive: true })
  expect((await type({ DATA_DIR }, 'move', full)).text).toContain('请新建一个空的数据库')
  expect((await type({ DATA_DIR }, 'move', 'postgresql://nobody@127.0.0.1:1/none')).text).toContain('连不上数据库')
  expect((await type({ DATA_DIR }, 'move', 'elsewhere')).text).toContain('请写搬到哪里')
  expect((await type({ DATA_DIR: places.path('none') }, 'move', full)).text).toContain('没有内置数据库')
})
