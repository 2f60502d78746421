import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from './files-client.fixture.ts'
import { startFilesServer } from './files-server.fixture.ts'
import { html } from './hostile-files.fixture.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof startFilesServer>>
let visitor: ReturnType<typeof visitorOf>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matai-serve-'))
  server = await startFilesServer({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir })
  visitor = visitorOf(server)
})

afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A minute of film, as far as a browser's seeking is concerned. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(100_000, 7)])

describe('a served file', () => {
  it('is shown when it is a picture, for ever and to everybody', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { data } = await visitor.upload(png, '图 1.png')
    const answer = await visitor.get(data.url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="__1.png"; filename*=UTF-8''%E5%9B%BE%201.png`,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(data.size),
    })
    const etag = answer.headers.get('etag') ?? ''
    expect((await visitor.get(data.url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const head = await visitor.get(data.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(data.size)])
  })

  it('is saved and never run when it is anything else', async () => {
    for (const name of ['page.html', 'page.svg', 'page.js', 'page.png']) {
      const { data } = await visitor.upload(html, name)
      const { headers } = await visitor.get(`/u/${data.id}/page.html`)
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // For a day: it may be taken from the net.
      expect(headers.get('cache-control')).toBe('public, max-age=86400')
    }
  })

  it('answers the ranges that players seek by', async () => {
    const { data } = await visitor.upload(film, 'film.mp4')
    const part = async (headers: Record<string, string>) => {
      const answer = await visitor.get(data.url, { headers })
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength]
    }
    expect(data).toMatchObject({ kind: 'video', mime: 'video/mp4', size: film.length })
    expect(await part({ Range: 'bytes=0-' })).toEqual([206, `bytes 0-100023/100024`, 100_024])
    expect(await part({ Range: 'bytes=99000-99009' })).toEqual([206, 'bytes 99000-99009/100024', 10])
    expect(await part({ Range: 'bytes=-24' })).toEqual([206, 'bytes 100000-100023/100024', 24])
    expect(await part({ Range: 'bytes=200000-' })).toEqual([416, 'bytes */100024', 0])
    const beyond = await visitor.get(data.url, { headers: { Range: 'bytes=200000-' } })
    expect(beyond.headers.get('cache-control')).toBe('no-store')
    expect(await part({ Range: 'bytes=0-9', 'If-Range': '"another"' })).toEqual([200, null, 100_024])
  })

  it('is not there when its id is not', async () => {
    for (const path of [`/u/${'A'.repeat(22)}/x.png`, '/u/short/x.png', '/u/..%2f..%2fsecret/x']) {
      const answer = await visitor.get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    }
  })
})

it('lies where nobody but the user of the server reads it', async () => {
  await visitor.upload(html, 'own.html')
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const stored = entries.filter((entry) => entry.parentPath.startsWith(join(dataDir, 'files')))
  expect(stored.some((entry) => entry.isFile())).toBe(true)
  for (const { parentPath, name } of stored)
    expect([name, (await stat(join(parentPath, name))).mode & 0o077]).toEqual([name, 0])
})

describe('a small variant', () => {
  it('is a picture of the width that was asked for, drawn once', async () => {
    const noise = {
      create: {
        width: 1600,
        height: 800,
        channels: 3 as const,
        background: '#fff',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
      },
    }
    const { data } = await visitor.upload(await sharp(noise).jpeg().toBuffer(), 'wide.jpg')
    const read = async (width: string) => {
      const answer = await visitor.get(`${data.url}?w=${width}`)
      const about = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return [answer.headers.get('content-type'), about.width, answer.headers.get('etag')]
    }
    const [mime, width, etag] = await read('480')
    expect([mime, width]).toEqual(['image/webp', 480])
    expect(await read('480')).toEqual([mime, width, etag])
    expect((await read('960'))[1]).toBe(960)
    expect((await read('17'))[1]).toBe(1600)
  })
})
