import { createTranslator } from '@matai/i18n'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { visitorOf } from './files-client.fixture.ts'
import { startFilesServer } from './files-server.fixture.ts'
import { sendByTus } from './tus-client.fixture.ts'

const MB = 1024 ** 2
const databaseUrl = process.env.DATABASE_URL ?? ''
const sentence = createTranslator('zh')('files.diskFull')

const folder = mkdtempSync(join(tmpdir(), 'matai-full-'))
/** A disk of 24 MB. Only root may mount one; the reserve below is tested by everybody. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status === 0
let server: Awaited<ReturnType<typeof startFilesServer>>

afterEach(() => server.stop())
afterAll(() => {
  // Lazily: the last answer's file is closed a moment after its last byte was read.
  if (mounted) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

describe('a disk at its reserve', () => {
  it('refuses uploads in a sentence and goes on reading', async () => {
    const options = { databaseUrl, dataDir: folder }
    server = await startFilesServer(options)
    const before = visitorOf(server)
    const { data } = await before.upload(Buffer.from('stored before'), 'before.txt')
    await server.stop()

    server = await startFilesServer({ ...options, minFreeMb: 1e12 })
    const visitor = visitorOf(server)
    expect(await visitor.upload(Buffer.alloc(MB), 'a.bin')).toMatchObject({ code: 1500, msg: sentence })
    const headers = { ...visitor.headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': '10' }
    const begun = await visitor.get('/file/tus', { method: 'POST', headers })
    expect([begun.status, await begun.text()]).toEqual([507, sentence])
    expect(await readdir(join(folder, 'files/staging'))).toEqual([])
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
    expect(await (await visitor.get(data.url)).text()).toBe('stored before')
  })
})

describe.runIf(mounted)('a disk that fills up in the middle', () => {
  it('keeps what is stored, nothing of the half, and takes the next when there is room', async () => {
    server = await startFilesServer({ databaseUrl, dataDir: folder })
    const visitor = visitorOf(server, { tier: 'basic' })
    const first = randomBytes(6 * MB)
    const kept = await visitor.upload(first, 'first.bin')
    expect(await visitor.upload(randomBytes(30 * MB), 'large.bin')).toMatchObject({ code: 1500, msg: sentence })
    expect(await readdir(join(folder, 'files/staging'))).toEqual([])
    expect(Buffer.from(await (await visitor.get(kept.data.url)).arrayBuffer()).equals(first)).toBe(true)
    expect((await visitor.upload(randomBytes(10 * MB), 'fits.bin')).code).toBe(0)
  })

  it('lets a resumable upload go on once there is room', async () => {
    server = await startFilesServer({ databaseUrl, dataDir: folder })
    const visitor = visitorOf(server, { tier: 'basic' })
    const bytes = randomBytes(6 * MB)
    const tus = { ...visitor.headers, 'Tus-Resumable': '1.0.0' }
    const begun = await visitor.get('/file/tus', {
      method: 'POST',
      headers: { ...tus, 'Upload-Length': `${bytes.length}` },
    })
    const path = begun.headers.get('location') ?? ''
    const filler = join(folder, 'filler')
    await writeFile(filler, Buffer.alloc(5 * MB))

    // Without a declared length nobody can know beforehand that it will not fit.
    const headers = { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const body = Readable.toWeb(Readable.from([bytes]))
    const patched = await visitor.get(path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit)
    expect([patched.status, await patched.text()]).toEqual([507, sentence])

    await rm(filler)
    const { id } = await sendByTus(server.address, visitor.headers, bytes, {
      name: 'a.bin',
      resume: server.address + path,
    })
    const { data } = await visitor.saveFile(id)
    expect(Buffer.from(await (await visitor.get(data.url)).arrayBuffer()).equals(bytes)).toBe(true)
  })
})
