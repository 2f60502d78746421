import { setTimeout as rest } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { migrateDatabase } from './migrate.ts'
import { knownMigrations } from './migrations.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let client: Client
beforeEach(async () => {
  own = await createOwnDatabase()
  client = new Client({ connectionString: own.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await own.drop()
})

const known = knownMigrations()
const later = (statement: string) => ({
  name: '9999_later',
  when: (known.at(-1)?.when ?? 0) + 1,
  hash: 'later',
  statements: [statement],
})
const tables = async () =>
  (await client.query("select table_name as name from information_schema.tables where table_schema = 'public'")).rows
const bring = async (migrations = known) => {
  const told: string[] = []
  const tell = (sentence: string) => void told.push(sentence)
  await migrateDatabase({ connectionString: own.url }, { migrations, tell })
  return told
}

it('says how far an upgrade is, and nothing of a new database or where nothing is to do', async () => {
  expect(await bring(known.slice(0, 2))).toEqual([])
  const total = known.length - 2
  const told = await bring()
  expect(told).toHaveLength(total + 1)
  expect(told[0]).toContain(known[2]?.name)
  expect(told[0]).toMatch(new RegExp(`\\b1\\b.*\\b${total}\\b`))
  expect(await bring()).toEqual([])
})

it('leaves nothing of a migration that fails, and keeps the ones before', async () => {
  await bring()
  await expect(bring([...known, later('create table half (id int); select 1 / 0')])).rejects.toThrow(/zero/)
  expect(await tables()).not.toContainEqual({ name: 'half' })
  expect(await bring([...known, later('create table whole (id int)')])).toHaveLength(2)
})

it('refuses data of a newer version before it writes a word', async () => {
  await bring([...known, later('create table of_tomorrow (id int)')])
  await client.query('drop extension pg_trgm cascade')
  await expect(bring()).rejects.toThrow(/newer|更新/)
  expect((await client.query("select 1 from pg_extension where extname = 'pg_trgm'")).rows).toEqual([])
})

it('refuses what the version before cannot go on beside, for as long as a node is at work', async () => {
  await bring()
  const breaking = [...known, later('-- stops all nodes: the table is another one\ncreate table another (id int)')]
  const node = new Client({ connectionString: own.url, application_name: 'matai-fanout' })
  await node.connect()
  await expect(bring(breaking)).rejects.toThrow(/stop all nodes|停止所有节点/)
  expect(await bring([...known, later('create table beside (id int)')])).toHaveLength(2)
  await node.end()
})

it('lets people at a table that a backup is reading, and has it when the backup is done', async () => {
  await bring()
  const backup = new Client({ connectionString: own.url })
  await backup.connect()
  await backup.query('begin')
  await backup.query('select count(*) from qr_code')
  const migrations = [...known, later('alter table qr_code add column of_tomorrow text')]
  const patience = { lock: 100, pause: 50, most: 60_000 }
  const bringing = migrateDatabase({ connectionString: own.url }, { migrations, patience })
  for (let visit = 0; visit < 5; visit += 1) {
    const begun = performance.now()
    await client.query('select count(*) from qr_code')
    expect(performance.now() - begun).toBeLessThan(5_000)
    await rest(100)
  }
  await backup.query('commit')
  await backup.end()
  await bringing
  await client.query('select of_tomorrow from qr_code')

  await client.query('begin')
  await client.query('select count(*) from qr_code')
  const inVain = [...migrations, { ...later('drop table qr_code'), when: (migrations.at(-1)?.when ?? 0) + 1 }]
  const short = { ...patience, most: 200 }
  await expect(
    migrateDatabase({ connectionString: own.url }, { migrations: inVain, patience: short }),
  ).rejects.toMatchObject({ code: '55P03' })
  await client.query('rollback')
})
