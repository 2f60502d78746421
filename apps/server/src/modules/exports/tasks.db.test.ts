import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { fetchZip, filesOnDisk, makeCodes } from './exports.fixture.ts'

let app: TestApp
let owner: SignedUp
let ids: string[]
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  ids = (await makeCodes(app, owner, 200)).map(({ id }) => id)
}, 180_000)
afterAll(() => app.close())

const start = async (who = owner, some = ids) => (await who.client.exports.codesZip({ ids: some })).task.id
const info = (id: number, who = owner) => who.client.exports.taskInfo({ id })
const rowOf = async (id: number) =>
  (await app.database.pool.query('select * from export_task where id = $1', [id])).rows[0]

/** Waits until a worker has got somewhere. */
const underWay = (id: number) =>
  vi.waitFor(async () => expect((await info(id)).done).toBeGreaterThan(0), { timeout: 90_000, interval: 50 })

const noticesOf = async (kind: string) =>
  (await owner.client.notices.list({})).list.filter((notice) => notice.kind === kind)

describe('a task', () => {
  it('tells its owner when it is done, with a link, and keeps its file for seven days', async () => {
    const id = await start(owner, ids.slice(0, 2))
    expect(await info(id)).toMatchObject({ state: 'waiting', done: 0, total: 2 })
    await app.modules.exports.work()
    const done = await info(id)
    expect(done).toMatchObject({ state: 'done', done: 2, total: 2 })
    expect(Date.parse(done.expiresAt ?? '') - Date.parse(done.finishedAt ?? '')).toBe(7 * 86_400_000)
    expect(await noticesOf('exportDone')).toMatchObject([{ link: '/downloads', details: { file: done.fileName } }])
    expect((await owner.client.exports.taskList({})).list[0]).toEqual(done)
  })

  it('belongs to whoever started it', async () => {
    const id = await start(owner, ids.slice(0, 2))
    await app.modules.exports.work()
    const colleague = await app.signUp()
    await app.joinAccount(colleague, owner.accountId, 'subAdmin')
    for (const other of [await app.signUp(), colleague]) {
      await expect(info(id, other)).rejects.toMatchObject({ code: 1002 })
      await expect(other.client.exports.taskCancel({ id })).rejects.toMatchObject({ code: 1002 })
      const { answer, bytes } = await fetchZip(app, other, id).catch((error) => ({
        answer: null,
        bytes: String(error),
      }))
      expect([answer, bytes]).toEqual([null, expect.stringContaining('invalid zip data')])
      await expect(other.client.exports.taskFile({ id })).rejects.toMatchObject({ code: 1002 })
      expect((await other.client.exports.taskList({})).list).toEqual([])
    }
  })

  it('waits when too many are open, and says so', async () => {
    const who = await app.signUp()
    const [code] = await makeCodes(app, who, 1)
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => start(who, [code?.id ?? ''])))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ code: 1005, message: '已有 5 个下载任务没有完成，请等它们完成或取消后再试' })
    await app.modules.exports.work()
    expect((await who.client.exports.taskList({})).list.map(({ state }) => state)).toEqual(Array(5).fill('done'))
  })

  it('stops soon after it is cancelled and leaves nothing behind', async () => {
    const before = await filesOnDisk(app)
    const id = await start()
    const working = app.modules.exports.work()
    await underWay(id)
    expect(await owner.client.exports.taskCancel({ id })).toMatchObject({ state: 'cancelled' })
    const cancelledAt = performance.now()
    await working
    expect(performance.now() - cancelledAt).toBeLessThan(30_000)
    expect(await info(id)).toMatchObject({ state: 'cancelled' })
    expect((await info(id)).done).toBeLessThan(ids.length)
    expect(await filesOnDisk(app)).toEqual(before)
    await expect(owner.client.exports.taskFile({ id })).rejects.toMatchObject({ code: 1006 })
  }, 180_000)

  it('is never begun when it is cancelled before', async () => {
    const id = await start()
    await owner.client.exports.taskCancel({ id })
    await app.modules.exports.work()
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', attempt: 0 })
  })

  it('fails in words when its file cannot be made, and says so', async () => {
    const id = await start(owner, ids.slice(0, 2))
    await app.database.pool.query(`update export_task set request = request - 'ids' where id = $1`, [id])
    const silent = await startTestApp({ environment: { LOG_LEVEL: 'silent' } })
    await silent.modules.exports.work()
    await silent.close()
    expect(await info(id)).toMatchObject({ state: 'failed', problem: '生成失败，请重试' })
    expect(await noticesOf('exportFailed')).toHaveLength(1)
  })

  it('that failed is made once more under its own number, as often as somebody asks', async () => {
    const some = ids.slice(0, 2)
    const id = await start(owner, some)
    const failed = { phrase: 'exports.failed', params: {} }
    const over = "state = 'failed', attempt = 2, finished_at = now(), expires_at = now() + interval '7 days'"
    await app.database.pool.query(`update export_task set problem = $2, ${over} where id = $1`, [id, failed])
    const other = await app.signUp()
    await expect(other.client.exports.taskRetry({ id })).rejects.toMatchObject({ code: 1002 })
    const waiting = { id, state: 'waiting', done: 0, problem: '', finishedAt: null, expiresAt: null }
    expect(await owner.client.exports.taskRetry({ id })).toMatchObject(waiting)
    expect(await owner.client.exports.taskRetry({ id })).toMatchObject(waiting)
    await app.modules.exports.work()
    const done = await info(id)
    expect(done).toMatchObject({ state: 'done', done: 2 })
    expect(await rowOf(id)).toMatchObject({ attempt: 3 })
    // What is over stays as it is.
    expect(await owner.client.exports.taskRetry({ id })).toEqual(done)
  })
})

describe('a worker', () => {
  it('that is told to end gives its task back, and another one makes the file', async () => {
    const second = await startTestApp({ dataDir: app.dataDir })
    const id = await start(owner, ids.slice(0, 100))
    const working = second.modules.exports.work()
    await underWay(id)
    await second.close()
    await working
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempt: 0 })
    await app.modules.exports.work()
    expect(await info(id)).toMatchObject({ state: 'done', done: 100 })
  }, 180_000)

  it('that is killed is followed by another one, once, and the file is there once', async () => {
    // What others left to be made would leave its files meanwhile.
    await app.modules.exports.work()
    const before = await filesOnDisk(app)
    const id = await start()
    const child = spawn(
      process.execPath,
      ['--no-warnings', fileURLToPath(new URL('export-child.fixture.ts', import.meta.url))],
      { env: { ...process.env, DATA_DIR: app.dataDir }, stdio: ['ignore', 'inherit', 'inherit'] },
    )
    const ended = once(child, 'exit')
    await underWay(id).finally(() => child.kill('SIGKILL'))
    await ended

    await app.modules.exports.watch()
    expect(await rowOf(id)).toMatchObject({ state: 'running', attempt: 1 })
    app.clock.advance(60)
    await app.modules.exports.watch()
    await app.modules.exports.work()
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: 200, attempt: 2 })
    const { blob_id: blobId } = await rowOf(id)
    const left = (await filesOnDisk(app)).filter((name) => !before.includes(name))
    expect(left.filter((name) => name === blobId)).toHaveLength(1)
    // The half of the killed one is swept with other half uploads after a day; the store holds one whole file.
    expect(left.filter((name) => name !== blobId).slice(1)).toEqual([])
    expect(Object.keys((await fetchZip(app, owner, id)).entries)).toHaveLength(201)
  }, 150_000)

  it('that died after it stored the file leaves no second one', async () => {
    const id = await start(owner, ids.slice(0, 2))
    await app.modules.exports.work()
    const { blob_id: first } = await rowOf(id)
    await app.database.pool.query(
      `update export_task set state = 'running', alive_at = now() - interval '1 hour', finished_at = null where id = $1`,
      [id],
    )
    await app.modules.exports.watch()
    await app.modules.exports.work()
    const { blob_id: second, state } = await rowOf(id)
    expect(state).toBe('done')
    expect(second).not.toBe(first)
    const names = await filesOnDisk(app)
    expect([names.includes(first), names.includes(second)]).toEqual([false, true])
  })

  it('that dies twice is not followed again', async () => {
    const id = await start(owner, ids.slice(0, 2))
    await app.database.pool.query(
      `update export_task set state = 'running', attempt = 2, alive_at = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await app.modules.exports.watch()
    expect(await info(id)).toMatchObject({ state: 'failed', problem: '服务器一再中断，没有生成完，请重试' })
  })

  it('takes one task of a person at a time, however many workers there are', async () => {
    const second = await startTestApp({ dataDir: app.dataDir })
    const tasks = await Promise.all([start(owner, ids.slice(0, 30)), start(owner, ids.slice(30, 60))])
    let most = 0
    const watching = setInterval(async () => {
      const { rows } = await app.database.pool.query(`select count(*)::int from export_task where state = 'running'`)
      most = Math.max(most, rows[0].count)
    }, 20)
    await Promise.all([app.modules.exports.work(), second.modules.exports.work()])
    clearInterval(watching)
    await second.close()
    expect(most).toBe(1)
    for (const id of tasks) expect(await rowOf(id)).toMatchObject({ state: 'done', attempt: 1 })
  }, 180_000)
})

it('removes files when their days are over, and says that they are gone', async () => {
  const id = await start(owner, ids.slice(0, 2))
  await app.modules.exports.work()
  const { blob_id: blobId } = await rowOf(id)
  await app.modules.exports.purge()
  expect(await filesOnDisk(app)).toContain(blobId)
  await app.database.pool.query(`update export_task set expires_at = now() - interval '1 second' where id = $1`, [id])
  await expect(owner.client.exports.taskFile({ id })).rejects.toMatchObject({ message: '文件已过期删除，请重新下载' })
  await app.modules.exports.purge()
  expect(await filesOnDisk(app)).not.toContain(blobId)
  expect(await rowOf(id)).toBeUndefined()
})

it('keeps the newest export of everything, and of others as many as there is room for', async () => {
  const who = await app.signUp()
  const all = async () => {
    const { task } = await who.client.exports.accountData({})
    await app.modules.exports.work()
    return task.id
  }
  const [older, newer] = [await all(), await all()]
  const { blob_id: blobId } = await rowOf(older)
  await expect(who.client.exports.taskFile({ id: older })).rejects.toMatchObject({
    message: '文件已过期删除，请重新下载',
  })
  await app.modules.exports.purge()
  expect(await filesOnDisk(app)).not.toContain(blobId)
  expect((await who.client.exports.taskList({})).list.map(({ id }) => id)).toEqual([newer])

  const [first] = await makeCodes(app, who, 1)
  const zip = async () => {
    const id = await start(who, [first?.id ?? ''])
    await app.modules.exports.work()
    return id
  }
  const large = await zip()
  await app.database.pool.query('update export_task set size = $2 where id = $1', [large, 5 * 1024 ** 3])
  const small = await zip()
  await app.modules.exports.purge()
  expect((await who.client.exports.taskList({})).list.map(({ id }) => id)).toEqual([small, newer])
})
