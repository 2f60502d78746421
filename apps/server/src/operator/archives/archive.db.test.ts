import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTranslator } from '@matai/i18n'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { archiveOf } from '../../modules/archives/archives.fixture.ts'
import { makeBelongings } from '../../testing/samples.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { runCommand } from '../run-command.ts'

const passphrase = '海滨旧街十七号 2026'
let from: TestApp
let app: TestApp
let home: Awaited<ReturnType<typeof createOwnDatabase>>
let environment: Record<string, string>
let folder: string
let file: string
let secret: string
let owner: SignedUp
let code: string

beforeAll(async () => {
  from = await startTestApp()
  home = await createOwnDatabase()
  environment = { DATABASE_URL: home.url, SECRET: 'another secret of another server, long enough' }
  app = await startTestApp({ environment })
  owner = await from.signUp({ tier: 'enterprise' })
  code = String((await makeBelongings(owner, from)).qrCode)
  folder = await mkdtemp(join(tmpdir(), 'matai-archive-'))
  file = join(folder, 'account.tar.age')
  secret = join(folder, 'passphrase')
  await writeFile(file, await archiveOf(from, owner, passphrase))
  await writeFile(secret, `${passphrase}\n`)
}, 120_000)
afterAll(async () => {
  await from.close()
  await app.close()
  await home.drop()
  await rm(folder, { recursive: true })
})

async function type(...args: string[]) {
  const lines: string[] = []
  const { settings, clock } = app
  const print = (line: string) => void lines.push(line)
  const shell = { settings, log: pino({ level: 'silent' }), say: createTranslator('zh'), by: 'root@server' }
  const status = await runCommand(args, { ...shell, now: clock.now(), origin: '', print }, (work) => work(app))
  return { status, text: lines.join('\n') }
}

/** How often the one import was taken up. */
async function takings(): Promise<number | undefined> {
  const { rows } = await app.database.pool.query<{ attempt: number }>('select attempt from archive_import')
  return rows[0]?.attempt
}

const codesOf = async ({ accountId }: SignedUp) => {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from qr_code where account_id = $1', [
    accountId,
  ])
  return rows.map(({ id }) => id)
}

it('brings an archive in, killed in the middle and typed again at once, and once', async ({ onTestFinished }) => {
  const mover = await app.signUp({ tier: 'enterprise' })
  const command = ['archive', 'import', file, String(mover.accountId), '--passphrase-file', secret]
  const child = spawn(
    process.execPath,
    ['--no-warnings', fileURLToPath(new URL('import-child.fixture.ts', import.meta.url)), ...command],
    {
      env: { ...process.env, DATA_DIR: app.dataDir, APP_ENVIRONMENT: JSON.stringify(environment) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const first = async () => (await mover.client.archives.list({})).list[0]
  onTestFinished(() => void child.kill('SIGKILL'))
  const isInTheMiddle = async () => expect((await first())?.done).toBeGreaterThan(20)
  await vi.waitFor(isInTheMiddle, { timeout: 90_000, interval: 5 })
  child.kill('SIGSTOP')
  // Whoever only stands still may go on: nobody takes it away.
  await app.modules.archives.work()
  expect(await takings()).toBe(1)
  child.kill('SIGKILL')
  await ended
  expect(await first()).toMatchObject({ state: 'running' })

  // By a clock that is behind nobody has been silent for long: what counts is that nobody holds it any more.
  app.clock.advance(-600)
  const { status, text } = await type(...command)
  app.clock.advance(600)
  expect([status, text]).toEqual([0, expect.stringContaining('现在接着导入')])
  expect(text).toMatch(/活码：\d/)
  expect(await takings()).toBe(2)
  expect(await codesOf(mover)).toContain(code)
  expect((await app.fetch(`/q/${code}`)).status).toBe(200)
  const { list } = await mover.client.archives.list({})
  expect(list).toMatchObject([{ state: 'done', fileName: 'account.tar.age' }])
  expect((await mover.client.notices.list({})).list.map(({ kind }) => kind)).toContain('archiveDone')

  const codes = await codesOf(mover)
  expect(await type(...command)).toMatchObject({ status: 1, text: expect.stringContaining('--again') })
  expect(await codesOf(mover)).toEqual(codes)
}, 180_000)

it('gives new ids beside what is there, and says what is wrong', async () => {
  const other = await app.signUp({ tier: 'enterprise' })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await other.client.qrCodes.save({ name: '原来的', blocks })
  const mobile = `+${other.mobile.replace(/^\+/, '')}`
  const open = ['--passphrase-file', secret]
  expect((await type('archive', 'import', file, mobile, ...open)).text).toContain('账号里已经有内容')
  expect((await type('archive', 'import', file, mobile, '--new-ids')).text).toContain('请填写口令')
  expect((await type('archive', 'import', '/nowhere.tar', mobile)).text).toBe('读不到文件 /nowhere.tar')
  expect((await type('archive', 'export', file)).status).toBe(1)
  expect((await type('archive', 'import', file, mobile, '--new-ids', ...open)).status).toBe(0)
  const codes = await codesOf(other)
  expect(codes).toContain(id)
  expect(codes).not.toContain(code)
  expect(codes.length).toBeGreaterThan(1)
}, 60_000)
