import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3StandIn, startS3 } from '../../platform/files/s3/s3.stand-in.ts'
import { visitorOf } from './files-client.fixture.ts'
import { startFilesServer } from './files-server.fixture.ts'

const MB = 1024 ** 2
const databaseUrl = process.env.DATABASE_URL ?? ''

let s3: S3StandIn
const folders: string[] = []
const servers: Awaited<ReturnType<typeof startFilesServer>>[] = []

/** A node with a disk of its own. */
async function startNode() {
  const dataDir = await mkdtemp(join(tmpdir(), 'matai-far-'))
  folders.push(dataDir)
  const server = await startFilesServer({ databaseUrl, dataDir, s3: s3.place })
  servers.push(server)
  return server
}

beforeAll(async () => {
  s3 = await startS3()
  await startNode()
  await startNode()
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await s3.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const nodes = () => servers as [(typeof servers)[0], (typeof servers)[0]]
const uploadsLeft = () => [...s3.bucket.objects.keys()].filter((key) => key.startsWith('uploads/'))

describe('files in S3', () => {
  it('are served by a node that they were not sent to, whole, in part and small', async () => {
    const [one, other] = nodes()
    const visitor = visitorOf(one)
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer()
    const { data } = await visitor.upload(png, '图.png')
    const there = visitorOf(other, { accountId: visitor.accountId })
    const whole = await there.get(data.url)
    expect([whole.status, Number(whole.headers.get('content-length'))]).toEqual([200, data.size])
    const part = await there.get(data.url, { headers: { Range: 'bytes=1-4' } })
    expect([
      part.status,
      Buffer.from(await part.arrayBuffer())
        .toString('latin1')
        .slice(0, 3),
    ]).toEqual([206, 'PNG'])
    const small = await there.get(`${data.url}?w=480`)
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(480)
  })

  it('come in pieces of which each may reach another node', async () => {
    const [one, other] = nodes()
    const visitor = visitorOf(one)
    const bytes = randomBytes(9 * MB + 5)
    const protocol = { ...visitor.headers, 'Tus-Resumable': '1.0.0' }
    const metadata = `filename ${Buffer.from('手册.bin').toString('base64')}`
    const begin = { ...protocol, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata }
    const begun = await fetch(`${one.address}/file/tus`, { method: 'POST', headers: begin })
    const id = begun.headers.get('location')?.split('/').at(-1) ?? ''
    for (let at = 0, turn = 0; at < bytes.length; at += 2 * MB, turn++) {
      const { address } = nodes()[turn % 2 === 0 ? 1 : 0]
      const headers = { ...protocol, 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' }
      const body = bytes.subarray(at, at + 2 * MB)
      const sent = await fetch(`${address}/file/tus/${id}`, { method: 'PATCH', headers, body })
      expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(at + body.length)])
    }
    const stale = { ...protocol, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    expect((await fetch(`${one.address}/file/tus/${id}`, { method: 'PATCH', headers: stale, body: 'x' })).status).toBe(
      409,
    )
    const [first, second] = await Promise.all(
      [one, other].map((node) => visitorOf(node, { accountId: visitor.accountId }).saveFile(id)),
    )
    expect(first).toMatchObject({ code: 0, data: { id, name: '手册.bin', size: bytes.length } })
    expect(second).toEqual(first)
    expect(await visitor.saveFile(id)).toEqual(first)
    const stored = await visitorOf(other, { accountId: visitor.accountId }).get(first?.data.url ?? '')
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true)
    expect(uploadsLeft()).toEqual([])
    for (const folder of folders) expect(await readdir(join(folder, 'files/staging'))).toEqual([])
  })

  it('count what arrived before the sender was lost, and go after seven days', async () => {
    const [one, other] = nodes()
    const visitor = visitorOf(one)
    const protocol = { ...visitor.headers, 'Tus-Resumable': '1.0.0' }
    const begin = { ...protocol, 'Upload-Length': String(4 * MB) }
    const begun = await fetch(`${one.address}/file/tus`, { method: 'POST', headers: begin })
    const id = begun.headers.get('location')?.split('/').at(-1) ?? ''
    const lost = new ReadableStream({
      async pull(controller) {
        controller.enqueue(Buffer.alloc(MB, 1))
        await new Promise((resolve) => setTimeout(resolve, 300))
        controller.error(new Error('the sender is gone'))
      },
    })
    const headers = { ...protocol, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const sending = { method: 'PATCH', headers, body: lost, duplex: 'half' } as RequestInit // not in the types yet
    await expect(fetch(`${one.address}/file/tus/${id}`, sending)).rejects.toThrow()
    const offset = async () => {
      const answer = await fetch(`${other.address}/file/tus/${id}`, { method: 'HEAD', headers: protocol })
      return Number(answer.headers.get('upload-offset'))
    }
    await expect.poll(offset).toBe(MB)
    await one.files.sweep()
    expect(uploadsLeft()).not.toEqual([])
    for (const [key, object] of s3.bucket.objects)
      if (key.startsWith('uploads/')) object.at = new Date(Date.now() - 8 * 24 * 3_600_000)
    await one.files.sweep()
    expect(uploadsLeft()).toEqual([])
  })

  it('are refused in a sentence while S3 is away', async () => {
    const visitor = visitorOf(nodes()[0])
    s3.fault.away = true
    expect(await visitor.upload(Buffer.from('some text'), 'a.txt')).toMatchObject({ code: 1500 })
    s3.fault.away = false
    expect(await visitor.upload(Buffer.from('some text'), 'a.txt')).toMatchObject({ code: 0 })
  })
})
