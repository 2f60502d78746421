import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { filesOnDisk, makeCodes } from '../exports/exports.fixture.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { archiveOf, entriesIn, fetchArchive } from './archives.fixture.ts'

let app: TestApp
let owner: SignedUp
/** Bytes of the files, so that an archive has parts: one of rows, two full ones of files, and the rest. */
const [files, fileBytes] = [9, 8 * 1024 ** 2]

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'enterprise' })
  await makeCodes(app, owner, 5)
  const filled = await publish(owner, [text('name')])
  for (const name of ['王师傅', '李师傅']) await submit(app, filled, { name })
  for (let file = 0; file < files; file += 1) {
    const sign = await app.sealed('note', 'upload')
    await owner.client.files.upload({ sign, file: new File([randomBytes(fileBytes)], 'note.bin') })
  }
}, 120_000)
afterAll(() => app.close())

const partsOf = async (id: number) =>
  (
    await app.database.pool.query<{ blob_id: string; whole: boolean }>(
      'select blob_id, reached is not null as whole from archive_part where task_id = $1 order by place',
      [id],
    )
  ).rows

/** What an archive holds; the log and the time say by which order it was made. */
function heldBy(entries: Map<string, Buffer>) {
  const own = [...entries].filter(([path]) => !/^(manifest|checksums|tables\/audit_entry|end)/.test(path))
  return own.map(([path, bytes]) => `${path} ${createHash('sha256').update(bytes).digest('hex')}`)
}

it('an archive whose worker is killed goes on from the last whole part, and is what it would have been', async () => {
  const { task } = await owner.client.archives.make({})
  const child = spawn(
    process.execPath,
    ['--no-warnings', fileURLToPath(new URL('../exports/export-child.fixture.ts', import.meta.url))],
    { env: { ...process.env, DATA_DIR: app.dataDir }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const isInThird = async () => expect(await partsOf(task.id)).toHaveLength(3)
  await vi.waitFor(isInThird, { timeout: 60_000, interval: 5 }).finally(() => child.kill('SIGKILL'))
  await ended
  const kept = (await partsOf(task.id)).filter(({ whole }) => whole)
  expect(kept.length).toBeGreaterThanOrEqual(2)
  expect(await owner.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'running' })

  app.clock.advance(60)
  await app.modules.exports.watch()
  await app.modules.exports.work()
  expect(await owner.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done', problem: '' })
  const parts = await partsOf(task.id)
  expect(parts.map(({ whole }) => whole)).toEqual([true, true, true, true])
  expect(parts.slice(0, kept.length)).toEqual(kept)

  const resumed = await entriesIn(await fetchArchive(app, owner, task.id))
  let sums = ''
  for (const [path, bytes] of resumed) {
    if (path.startsWith('checksums/')) {
      expect(bytes.toString(), path).toBe(sums)
      sums = ''
    } else if (path !== 'end.json') sums += `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`
  }
  expect(sums).toBe('')
  expect(JSON.parse(String(resumed.get('end.json')))).toMatchObject({ entries: resumed.size - 1, missingFiles: 0 })
  expect(heldBy(resumed)).toEqual(heldBy(await entriesIn(await archiveOf(app, owner))))

  await app.modules.archives.forget(app.clock.now())
  expect(await partsOf(task.id)).toEqual([])
  const names = await filesOnDisk(app)
  expect(parts.filter(({ blob_id: id }) => names.includes(id))).toEqual([])
}, 120_000)
