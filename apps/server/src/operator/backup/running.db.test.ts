import { randomBytes } from 'node:crypto'
import { readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPlaces, type } from './shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
let here: TestApp
let owner: SignedUp
let url: string
let locked: string

beforeAll(async () => {
  places = await createPlaces()
  url = await places.database()
  here = await startTestApp({ environment: { DATABASE_URL: url, SECRET: '' }, dataDir: places.path('data') })
  owner = await here.signUp({ tier: 'flagship' })
  locked = (await owner.client.qrCodes.save({ name: '机房', blocks })).id
  await owner.client.codeAccess.setAuth({ ids: [locked], settings: { password: 'a1b2c3' } })
})
afterAll(async () => {
  await here.close()
  await places.close()
})

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const backup = (...more: string[]) =>
  type({ DATABASE_URL: url, DATA_DIR: places.path('data') }, 'backup', places.path('backups'), ...more)

/** What the server has said yes to. */
interface Answered {
  scans: Map<string, number>
  files: Map<string, Buffer>
}

/** Saves, uploads and scans, until told to stop. */
function keepBusy() {
  const answered: Answered = { scans: new Map(), files: new Map() }
  let busy = true
  const loops = [0, 1, 2].map(async (which) => {
    while (busy) {
      const { id } = await owner.client.qrCodes.save({ name: `灭火器 ${which}`, blocks })
      answered.scans.set(id, 0)
      for (let scans = 0; scans < 5; scans++) {
        if ((await here.fetch(`/q/${id}`)).status === 200) answered.scans.set(id, scans + 1)
      }
      const bytes = randomBytes(20_000)
      const sign = await here.sealed('note', 'upload')
      const file = await owner.client.files.upload({ sign, file: new File([bytes], 'note.bin') })
      answered.files.set(file.url, bytes)
    }
  })
  return {
    answered,
    async stop() {
      busy = false
      await Promise.all(loops)
    },
  }
}

it('brings everything that was answered before it began to another server, while others write on', async () => {
  await here.database.pool.query(`select graphile_worker.add_job('exports:run', '{"id": 7}', run_at => '2031-01-02')`)
  const busy = keepBusy()
  await expect.poll(() => busy.answered.files.size).toBeGreaterThan(3)
  const before: Answered = { scans: new Map(busy.answered.scans), files: new Map(busy.answered.files) }
  const made = await backup()
  await busy.stop()
  expect(made).toMatchObject({ status: 0, text: expect.stringContaining('备份里有服务器的密钥') })
  const [name = ''] = await readdir(places.path('backups'))
  const place = places.path(`backups/${name}`)
  expect((await readdir(place)).sort()).toEqual(['backup.json', 'files', 'files.list', 'rows', 'secret'])
  expect((await stat(join(place, 'secret'))).mode & 0o777).toBe(0o600)
  expect((await stat(place)).mode & 0o777).toBe(0o700)

  const elsewhere = { DATABASE_URL: await places.database(), DATA_DIR: places.path('elsewhere'), SECRET: '' }
  expect(await type(elsewhere, 'restore', places.path('backups'))).toMatchObject({ status: 0 })
  expect((await stat(places.path('elsewhere/secret'))).mode & 0o777).toBe(0o600)
  const there = await startTestApp({ environment: elsewhere, dataDir: elsewhere.DATA_DIR })
  try {
    await compare(there, before)
  } finally {
    await there.close()
  }
})

async function compare(there: TestApp, { scans, files }: Answered) {
  const { pool } = there.database
  const counted = await pool.query<{ id: string; raw: string; days: string }>(`
    select q.id, (select count(*) from scan s where s.qr_code_id = q.id) as raw,
      (select coalesce(sum(people + machines), 0) from scan_day d where d.qr_code_id = q.id) as days
    from qr_code q`)
  const rows = new Map(counted.rows.map(({ id, raw, days }) => [id, { raw: Number(raw), days: Number(days) }]))
  for (const { raw, days } of rows.values()) expect(raw).toBe(days)
  for (const [id, count] of scans) expect(rows.get(id)?.raw ?? -1).toBeGreaterThanOrEqual(count)
  for (const [id] of scans) expect((await there.fetch(`/q/${id}`)).status).toBe(200)
  for (const [address, bytes] of files) {
    expect(Buffer.from(await (await there.fetch(address)).arrayBuffer()).equals(bytes)).toBe(true)
  }
  const client = there.clientOf(owner.token)
  expect(await client.codeAccess.getAuth({ id: locked })).toMatchObject({ settings: { password: 'a1b2c3' } })
  const jobs = await pool.query(`
    select task_identifier, run_at, max_attempts from graphile_worker.jobs where task_identifier = 'exports:run'`)
  expect(jobs.rows).toEqual([
    { task_identifier: 'exports:run', run_at: new Date('2031-01-02T00:00:00Z'), max_attempts: 25 },
  ])
  // Numbers go on where they were.
  expect(await client.directories.add({ name: '恢复之后' })).toMatchObject({ name: '恢复之后' })
}

it('shares the files with the backup before, and lets go of old ones', async () => {
  const made = await backup('--keep', '1')
  expect(made.text).toContain('其中新复制')
  const names = await readdir(places.path('backups'))
  expect(names).toHaveLength(1)
  const again = await backup()
  expect(again.text).toContain('其中新复制 0 个')
  expect((await type({}, 'verify', places.path('backups'))).status).toBe(0)
  expect((await backup('--keep', '0')).lines).toEqual(['--keep 后面请写要保留几份，至少 1'])
})

it('names the files that the disk has lost, and keeps its hands off the folders of others', async () => {
  const sign = await here.sealed('lost', 'upload')
  const { id } = await owner.client.files.upload({ sign, file: new File(['x'], 'lost.txt') })
  const blob = places.path(`data/files/${id.slice(0, 2)}/${id}`)
  await rename(blob, `${blob}.aside`)
  expect((await backup()).text).toContain(`数据库里记着、硬盘上却没有的文件有 1 个：${id}`)
  await rename(`${blob}.aside`, blob)

  const data = { DATABASE_URL: url, DATA_DIR: places.path('data') }
  expect((await type(data, 'backup', places.path('data/backups'))).text).toContain('在数据目录里面')
  const other = { ...data, SECRET: 'another secret of thirty-two letters' }
  expect((await type(other, 'backup', places.path('backups'))).text).toContain('另一台服务器的备份')
})
