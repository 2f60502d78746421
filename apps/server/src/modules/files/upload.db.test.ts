import { createTranslator } from '@matai/i18n'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { visitorOf } from './files-client.fixture.ts'
import { startFilesServer } from './files-server.fixture.ts'
import { html, pixelFlood, svg } from './hostile-files.fixture.ts'

const MB = 1024 ** 2
const say = createTranslator('zh')

let dataDir: string
let server: Awaited<ReturnType<typeof startFilesServer>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matai-upload-'))
  server = await startFilesServer({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir })
})

afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const staged = () => readdir(join(dataDir, 'files/staging'))
const picture = (width: number, height: number, background = '#c02020') =>
  sharp({ create: { width, height, channels: 3, background } })

describe('pictures', () => {
  it('are turned upright and lose what the camera wrote into them', async () => {
    const photo = await picture(300, 200)
      .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const visitor = visitorOf(server)
    const { data } = await visitor.upload(photo, '照片 1.JPG')
    expect(data).toMatchObject({ name: '照片 1.JPG', kind: 'picture', mime: 'image/jpeg', width: 200, height: 300 })
    const bytes = Buffer.from(await (await visitor.get(data.url)).arrayBuffer())
    expect(bytes.length).toBe(data.size)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('SECRET-CAMERA')).toBe(false)
  })

  it('keep transparency and animation', async () => {
    const visitor = visitorOf(server)
    const clear = { width: 40, height: 20, channels: 4 as const, background: { r: 1, g: 2, b: 3, alpha: 0.5 } }
    const png = await visitor.simple(await sharp({ create: clear }).png().toBuffer(), 'logo.png')
    expect(png.data).toMatchObject({ mime: 'image/png', width: 40, height: 20 })
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => picture(30, 30, colour).png().toBuffer()))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const moving = await visitor.simple(gif, 'moving.gif')
    expect(moving.data).toMatchObject({ mime: 'image/webp', name: 'moving.webp', width: 30, height: 30 })
    const stored = await (await visitor.get(moving.data.url)).arrayBuffer()
    expect((await sharp(Buffer.from(stored), { animated: true }).metadata()).pages).toBe(3)
  })

  it('leave behind whatever hides after their end', async () => {
    const gif = await picture(10, 10).gif().toBuffer()
    const visitor = visitorOf(server)
    const { data } = await visitor.upload(Buffer.concat([gif, html]), 'polyglot.gif')
    expect(data.kind).toBe('picture')
    expect(await (await visitor.get(data.url)).text()).not.toContain('script')
  })

  it('are refused when broken, cut off, too many pixels, or no pictures at all', async () => {
    const visitor = visitorOf(server)
    const jpeg = await picture(400, 400).jpeg().toBuffer()
    const huge = pixelFlood(20_000)
    const refused = async (bytes: Uint8Array) => (await visitor.simple(bytes, 'some.png')).msg
    expect(await refused(jpeg.subarray(0, 700))).toBe(say('files.imageFormat'))
    expect(await refused(huge)).toBe(say('files.imageSize'))
    expect(await refused(svg)).toBe(say('files.imageFormat'))
    expect(await refused(html)).toBe(say('files.imageFormat'))
    expect((await visitor.upload(jpeg.subarray(0, 700), 'cut.jpg')).msg).toBe(say('files.imageFormat'))
    expect(await staged()).toEqual([])
  })

  it('come back as a PNG for drawing, to their own account only', async () => {
    const visitor = visitorOf(server)
    const { data } = await visitor.simple(await picture(2000, 1000).jpeg().toBuffer(), 'logo.jpg')
    const png = await server.files.readPicture(mintAccountId(visitor.accountId), data.id)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 512 })
    await expect(server.files.readPicture(mintAccountId(1), data.id)).rejects.toMatchObject({ errorName: 'notFound' })
    expect(await server.files.storedBytes(mintAccountId(visitor.accountId))).toBe(data.size)
    const found = await server.files.filesByIds(server.database.tx, mintAccountId(visitor.accountId), [data.id, 'x'])
    expect(found).toEqual([data])
    expect(await server.files.filesByIds(server.database.tx, mintAccountId(1), [data.id])).toEqual([])
  })
})

describe('files', () => {
  it('are what their bytes say, whatever their name says', async () => {
    const visitor = visitorOf(server)
    const disguised = await visitor.upload(html, 'page.png')
    expect(disguised.data).toMatchObject({ name: 'page.txt', kind: 'file', mime: 'text/plain' })
    expect((await visitor.upload(svg, 'drawing.svg')).data).toMatchObject({ kind: 'file', mime: 'text/plain' })
    expect((await visitor.upload(Buffer.from('%PDF-1.7\n%âãÏÓ'), 'guide.pdf')).data).toMatchObject({
      name: 'guide.pdf',
      mime: 'application/pdf',
    })
  })

  it('are refused when empty, unsigned, wrongly signed or missing', async () => {
    const visitor = visitorOf(server)
    const bytes = Buffer.alloc(3 * MB, 1)
    expect(await visitor.upload(Buffer.alloc(0), 'empty.txt')).toMatchObject({
      code: 1001,
      msg: say('files.fileEmpty'),
    })
    expect(await visitor.upload(bytes, 'name.bin', visitor.sign('other'))).toMatchObject({
      code: 1001,
      data: { issues: [{ path: ['sign'], message: say('accounts.signMismatch') }] },
    })
    expect(await visitor.upload(bytes, 'name.bin', 'nonsense')).toMatchObject({
      code: 1001,
      data: { issues: [{ path: ['sign'] }] },
    })
    const unsigned = new FormData()
    unsigned.append('file', new File([bytes], 'name.bin'))
    expect((await visitor.post('/file/upload', unsigned)).code).toBe(1001)
    const form = new FormData()
    form.append('sign', visitor.sign('name'))
    expect(await visitor.post('/file/upload', form)).toMatchObject({ code: 1001, msg: say('files.noFile') })
    expect(await staged()).toEqual([])
  })

  it('fall under the limit of their kind and tier', async () => {
    const free = visitorOf(server)
    const paid = visitorOf(server, { tier: 'basic' })
    const over = Buffer.alloc(11 * MB, 1)
    const limit = { code: 1005, msg: say('files.fileTooLarge'), data: { limit: 10 * MB, used: 10 * MB } }
    expect(await free.upload(over, 'over.bin')).toMatchObject(limit)
    expect((await paid.upload(over, 'over.bin')).data.size).toBe(11 * MB)
    const png = await picture(10, 10).png().toBuffer()
    const heavy = Buffer.concat([png, Buffer.alloc(6 * MB)])
    expect(await free.upload(heavy, 'heavy.png')).toMatchObject({ code: 1005, data: { limit: 5 * MB } })
    expect(await free.simple(heavy, 'heavy.png')).toMatchObject({ code: 1005, data: { limit: 5 * MB } })
    expect((await paid.upload(heavy, 'heavy.png')).code).toBe(0)
    expect(await staged()).toEqual([])
  })

  it('leave nothing behind when the sender goes away', async () => {
    const visitor = visitorOf(server, { tier: 'flagship' })
    const leave = new AbortController()
    const head = `--b\r\nContent-Disposition: form-data; name="sign"\r\n\r\n${visitor.sign('half')}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="half.bin"\r\n\r\n`
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(MB)]))
        while ((await staged()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
        leave.abort()
      },
    })
    const headers = { ...visitor.headers, 'Content-Type': 'multipart/form-data; boundary=b' }
    const options = { method: 'POST', headers, body, signal: leave.signal, duplex: 'half' }
    await expect(visitor.get('/file/upload', options as RequestInit)).rejects.toThrow()
    await expect.poll(staged).toEqual([])
    expect((await visitor.upload(Buffer.from('next'), 'next.txt')).code).toBe(0)
  })
})
