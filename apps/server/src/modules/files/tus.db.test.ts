import { createTranslator } from '@matai/i18n'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { visitorOf } from './files-client.fixture.ts'
import { startFilesServer } from './files-server.fixture.ts'
import { sendByTus } from './tus-client.fixture.ts'

const MB = 1024 ** 2
const say = createTranslator('zh')

let dataDir: string
let server: Awaited<ReturnType<typeof startFilesServer>>
const databaseUrl = process.env.DATABASE_URL ?? ''
const spooled = () => readdir(join(dataDir, 'uploads'))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matai-tus-'))
  server = await startFilesServer({ databaseUrl, dataDir })
})

afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a resumable upload', () => {
  it('becomes a file once, also when it is saved twice at the same time', async () => {
    const visitor = visitorOf(server)
    const bytes = randomBytes(3 * MB)
    const { id } = await sendByTus(server.address, visitor.headers, bytes, { name: '手册.bin' })
    expect(id).toMatch(/^[\w-]{22}$/)
    const [first, second] = await Promise.all([visitor.saveFile(id), visitor.saveFile(id)])
    expect(first).toMatchObject({ code: 0, data: { id, name: '手册.bin', kind: 'file', size: 3 * MB } })
    expect(second).toEqual(first)
    expect(await visitor.saveFile(id)).toEqual(first)
    expect(Buffer.from(await (await visitor.get(first.data.url)).arrayBuffer()).equals(bytes)).toBe(true)
    expect(await spooled()).toEqual([])
  })

  it('is looked at like any other upload', async () => {
    const visitor = visitorOf(server)
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { id } = await sendByTus(server.address, visitor.headers, png, { name: 'x.bin' })
    expect((await visitor.saveFile(id, '图.bin')).data).toMatchObject({ name: '图.png', kind: 'picture', width: 30 })
    const large = await sendByTus(server.address, visitor.headers, Buffer.alloc(11 * MB, 1), { name: 'large.bin' })
    expect(await visitor.saveFile(large.id)).toMatchObject({ code: 1005, data: { limit: 10 * MB, used: 11 * MB } })
    expect(await spooled()).toEqual([])
  })

  it('is refused when larger than anything the tier allows', async () => {
    const visitor = visitorOf(server)
    const headers = { ...visitor.headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': String(101 * MB) }
    const answer = await visitor.get('/file/tus', { method: 'POST', headers })
    expect([answer.status, await answer.text()]).toEqual([413, say('files.fileTooLarge')])
  })

  it('belongs to its account', async () => {
    const visitor = visitorOf(server)
    const other = visitorOf(server)
    const { id, url } = await sendByTus(server.address, visitor.headers, Buffer.from('mine'), { name: 'mine.txt' })
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = {
        ...other.headers,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      }
      const answer = await fetch(url, { method, headers })
      expect([method, answer.status]).toEqual([method, 404])
    }
    expect((await other.saveFile(id)).code).toBe(1002)
    expect((await visitor.saveFile(id)).code).toBe(0)
    expect((await other.saveFile(id)).code).toBe(1002)
  })

  it('takes nobody from outside', async () => {
    const visitor = visitorOf(server)
    const begin = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '3' }
    const nobody = await visitor.get('/file/tus', { method: 'POST', headers: begin })
    expect(nobody.status).toBe(401)
    const headers = { ...visitor.headers, ...begin, Origin: 'https://evil.example' }
    const foreign = await visitor.get('/file/tus', { method: 'POST', headers })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('cannot be saved before it is whole, and goes after seven days', async () => {
    const visitor = visitorOf(server)
    const headers = { ...visitor.headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': '3' }
    const begun = await visitor.get('/file/tus', { method: 'POST', headers })
    const id = begun.headers.get('location')?.split('/').at(-1) ?? ''
    expect(await visitor.saveFile(id)).toMatchObject({ code: 1001, msg: say('files.uploadUnfinished') })
    await server.files.sweep()
    expect(await spooled()).toEqual(expect.arrayContaining([id, `${id}.json`]))
    const old = new Date(Date.now() - 7 * 24 * 3_600_000 - 60_000)
    for (const name of await spooled()) await utimes(join(dataDir, 'uploads', name), old, old)
    await server.files.sweep()
    expect(await spooled()).toEqual([])
    expect((await visitor.saveFile(id)).code).toBe(1002)
  })
})

describe('what an account has under way', () => {
  const begin = (visitor: ReturnType<typeof visitorOf>, bytes: number) => {
    const headers = { ...visitor.headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': String(bytes) }
    return visitor.get('/file/tus', { method: 'POST', headers })
  }
  const idOf = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? ''

  it('counts as if it were stored, and is twenty uploads at most; what is forsaken makes room', async () => {
    const visitor = visitorOf(server)
    const ids: string[] = []
    for (let large = 0; large < 10; large += 1) ids.push(idOf(await begin(visitor, 100 * MB)))
    const full = await begin(visitor, 100 * MB)
    expect([full.status, await full.text()]).toEqual([413, say('files.storageFull')])
    for (let small = 0; small < 10; small += 1) ids.push(idOf(await begin(visitor, 10)))
    const many = await begin(visitor, 10)
    expect([many.status, await many.text()]).toEqual([429, say('files.tooManyUploads', { most: 20 })])
    expect((await begin(visitorOf(server), 10)).status).toBe(201)

    const old = new Date(Date.now() - 2 * 3_600_000)
    await utimes(join(dataDir, 'uploads', `${ids[0]}.json`), old, old)
    expect((await begin(visitor, 100 * MB)).status).toBe(201)
    const left = await spooled()
    expect([left.includes(ids[0] ?? ''), left.includes(ids[1] ?? '')]).toEqual([false, true])
    for (const name of await spooled()) await rm(join(dataDir, 'uploads', name))
  })

  it('is twenty uploads at most on all nodes together, however many begin at once', async () => {
    const there = await startFilesServer({ databaseUrl, dataDir })
    const visitor = visitorOf(server)
    const headers = { ...visitor.headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': '10' }
    const begun = Array.from({ length: 30 }, (_, n) =>
      fetch(`${(n % 2 ? there : server).address}/file/tus`, { method: 'POST', headers }),
    )
    const statuses = (await Promise.all(begun)).map(({ status }) => status)
    await there.stop()
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    for (const name of await spooled()) await rm(join(dataDir, 'uploads', name))
  })

  it('is refused where the storage of the tier is full', async () => {
    const visitor = visitorOf(server)
    const { id } = await sendByTus(server.address, visitor.headers, Buffer.from('first'), { name: 'first.txt' })
    expect((await visitor.saveFile(id)).code).toBe(0)
    expect(await server.files.storedBytes(mintAccountId(visitor.accountId))).toBe(5)
    const limit = 1024 * MB
    const fill = 'update file_total set bytes = $2 where account_id = $1'
    await server.database.pool.query(fill, [visitor.accountId, limit - 5])
    const more = await sendByTus(server.address, visitor.headers, Buffer.from('more'), { name: 'more.txt' })
    await server.database.pool.query(fill, [visitor.accountId, limit - 3])
    expect(await visitor.saveFile(more.id)).toMatchObject({ code: 1005, data: { limit, used: limit - 3 } })
    expect((await begin(visitor, 4)).status).toBe(413)
    expect(await spooled()).toEqual([])
  })
})

describe('a server that is killed in the middle', () => {
  it('goes on with the upload where it stopped', async () => {
    const first = await startProcess()
    const visitor = visitorOf({ ...server, address: first.address })
    const bytes = randomBytes(24 * MB)
    let killed: Promise<unknown> | undefined
    const sending = sendByTus(first.address, visitor.headers, Readable.from(slowly(bytes)), {
      name: 'long.bin',
      size: bytes.length,
      onBytes: (sent) => {
        if (sent > 8 * MB) killed ??= first.kill()
      },
    })
    await expect(sending).rejects.toThrow()
    await killed
    const [left] = (await spooled()).filter((name) => !name.endsWith('.json'))
    const second = await startProcess()
    try {
      const again = visitorOf({ ...server, address: second.address }, { tier: 'basic', accountId: visitor.accountId })
      const url = `${second.address}/file/tus/${left}`
      const offset = Number(
        (await fetch(url, { method: 'HEAD', headers: { ...again.headers, 'Tus-Resumable': '1.0.0' } })).headers.get(
          'upload-offset',
        ),
      )
      expect(offset).toBeGreaterThan(0)
      expect(offset).toBeLessThan(bytes.length)
      const resumed = await sendByTus(second.address, again.headers, bytes, { name: 'long.bin', resume: url })
      const { data } = await again.saveFile(resumed.id)
      expect(Buffer.from(await (await again.get(data.url)).arrayBuffer()).equals(bytes)).toBe(true)
    } finally {
      await second.kill()
    }
  })
})

/** Slow enough that a kill comes in the middle. */
async function* slowly(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += MB) {
    yield bytes.subarray(start, start + MB)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function startProcess(): Promise<{ address: string; kill(): Promise<unknown> }> {
  const script = join(import.meta.dirname, 'files-server.fixture.ts')
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const child: ChildProcess = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout as Readable, 'data')) as [Buffer]
  return {
    address: line.toString().trim(),
    kill: () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      return gone
    },
  }
}
