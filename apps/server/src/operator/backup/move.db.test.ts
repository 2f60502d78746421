import { readdir } from 'node:fs/promises'
import { Client, type ClientConfig } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded } from '../../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createPlaces, type } from './shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

async function ask(connection: ClientConfig, ...statements: string[]): Promise<object[]> {
  const client = new Client({ ...connection, application_name: 'a test' })
  await client.connect()
  try {
    let rows: object[] = []
    for (const statement of statements) rows = (await client.query<object>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function inBuiltIn(work: (connection: ClientConfig) => Promise<unknown>): Promise<void> {
  const log = pino({ level: 'silent' })
  const database = await startEmbedded({ dataDir: places.path('data'), address: 'a test', log })
  await work(database.connection).finally(() => database.stop())
}

const account = `insert into account (kind, name, owner_id) values ('personal', '搬家的', 1)`
const namesSql = 'select name from account order by id'

it('carries a database to an address and back, and never into one that is in use', async () => {
  const DATABASE_URL = await places.database()
  const there = { connectionString: DATABASE_URL }
  const DATA_DIR = places.path('data')
  await inBuiltIn(async (connection) => {
    await migrateDatabase(connection)
    await ask(connection, account, `select graphile_worker.add_job('exports:run', run_at => '2031-01-02')`)
    const { lines } = await type({ DATA_DIR }, 'move', DATABASE_URL)
    expect(lines).toEqual([expect.stringContaining(DATA_DIR)]) // another one is at work there
  })
  expect(await type({ DATA_DIR }, 'move', DATABASE_URL)).toMatchObject({ status: 0 })
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('postgres'))).toEqual([
    expect.stringMatching(/^postgres\.moved-/),
  ])
  expect(await ask(there, namesSql)).toEqual([{ name: '搬家的' }])
  expect(await ask(there, 'select task_identifier from graphile_worker.jobs')).toHaveLength(1)

  await ask(there, account)
  const server = new Client({ ...there, application_name: 'matai' })
  await server.connect()
  const back = { DATA_DIR, DATABASE_URL }
  expect((await type(back, 'move', 'built-in')).text).toContain('请先停止所有服务器')
  await server.end()
  expect(await type(back, 'move', 'built-in')).toMatchObject({ status: 0 })
  await inBuiltIn(async (connection) => {
    expect(await ask(connection, namesSql)).toEqual([{ name: '搬家的' }, { name: '搬家的' }])
  })
  expect((await type({ DATA_DIR }, 'move', DATABASE_URL)).text).toContain('请新建一个空的数据库')
  expect((await type({ DATA_DIR }, 'move', 'postgresql://nobody@127.0.0.1:1/none')).text).toContain('连不上数据库')
  expect((await type({ DATA_DIR }, 'move', 'elsewhere')).text).toContain('请写搬到哪里')
})

it('restores a backup into a built-in database that it makes, and backs that up, too', async () => {
  const SECRET = 'a secret of this test, long enough'
  const DATABASE_URL = await places.database()
  await migrateDatabase({ connectionString: DATABASE_URL })
  await ask({ connectionString: DATABASE_URL }, account)
  const source = { DATABASE_URL, SECRET, DATA_DIR: places.path('source') }
  expect(await type(source, 'backup', places.path('backups'))).toMatchObject({ status: 0 })
  const target = { SECRET, DATA_DIR: places.path('target') }
  expect(await type(target, 'restore', places.path('backups'))).toMatchObject({ status: 0 })
  const names = await readdir(target.DATA_DIR)
  expect(names).toEqual(expect.arrayContaining(['postgres', 'secret']))
  expect(names).not.toContain('restore.unfinished')
  expect(await type(target, 'backup', places.path('backups'))).toMatchObject({ status: 0 })
  expect(await readdir(places.path('backups'))).toHaveLength(2)
})
